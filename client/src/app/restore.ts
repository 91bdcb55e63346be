/**
 * WebKit drops messages that wait when a document goes into the back/forward cache, the one by which React's scheduler
 * wakes itself among them: after Back, React would never render again. A message too many does nothing. Must be imported
 * before React.
 */
globalThis.MessageChannel = class extends MessageChannel {
  constructor() {
    super();
    addEventListener('pageshow', () => this.port2.postMessage(null));
  }
};
