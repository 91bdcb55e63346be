/**
 * WebKit drops pending messages when a document enters the back/forward cache. If the one that wakes React's scheduler
 * is among them, React never renders again after Back. An extra message does nothing. Import this before React.
 */
globalThis.MessageChannel = class extends MessageChannel {
  constructor() {
    super();
    addEventListener('pageshow', () => this.port2.postMessage(null));
  }
};
