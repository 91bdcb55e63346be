/** Work that is done again when something changes meanwhile, and never twice at a time. */
export class Task {
  /** Ends with the work, also when there is none. */
  done = Promise.resolve();
  isBusy = false;
  #again = false;
  #work;

  /** @param {() => Promise<void>} work */
  constructor(work) {
    this.#work = work;
  }

  start() {
    if (this.isBusy) this.#again = true;
    else {
      this.isBusy = true;
      this.done = this.#run();
    }
    return this.done;
  }

  async #run() {
    try {
      do {
        // Editors save several files at once.
        await new Promise((later) => setTimeout(later, 50));
        this.#again = false;
        await this.#work();
      } while (this.#again);
    } catch (error) {
      console.error(error);
    }
    this.isBusy = false;
  }
}
