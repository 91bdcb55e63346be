/** What is beside a form; see withFormPart.ts. */
export { FormTop } from './FormTop.tsx';
export { QuestionsAndForm } from './QuestionsAndForm.tsx';
