export const print = (node) => JSON.stringify(node);
export const printForError = print;
