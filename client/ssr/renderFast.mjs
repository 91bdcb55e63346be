/*
 * React's server renderer with a short path for what most of a page is made of: plain elements, text, lists, function
 * components and contexts. The build puts these functions inside React's own module, see fastReact.mjs, so they use its
 * state and functions. All else, such as forms, tables, images, classes and Suspense, React renders itself. The
 * position of each node (`treeContext`), from which useId makes ids, is what React would make of it.
 */

/** Elements that React writes without conditions, where they may not be hoisted and do not change their surroundings. */
const plainTags = new Map(
  (
    'a abbr article aside b blockquote circle code dd defs desc details div dl dt ellipse em fieldset figcaption ' +
    'figure footer g header i kbd label legend li line linearGradient main mark marker nav ol p path pattern ' +
    'polygon polyline rect s section small span stop strong sub summary sup text time tspan u ul use'
  )
    .split(' ')
    .map((tag) => [tag, { start: `<${tag}`, end: `</${tag}>` }]),
);

/** The text before the value of an attribute, by its property; '' if React writes none, null if it has conditions. */
const attributeStarts = new Map();

function attributeStart(name) {
  let start = attributeStarts.get(name);
  if (start !== undefined) return start;
  const sample = 'javascript:0'; // is not written unchanged where addresses are checked
  const written = [];
  try {
    pushAttribute(written, name, sample);
  } catch {
    written.push('an object is needed');
  }
  const text = written.join('');
  start = text.endsWith(`="${sample}"`) ? text.slice(0, -sample.length - 1) : null;
  if (text === '' && /^on[A-Z]/.test(name)) start = '';
  attributeStarts.set(name, start);
  return start;
}

/** A context in which plain elements have the same context around their children. */
let steadyContext = null;

function isSteady(context) {
  if (context === steadyContext) return true;
  if (getChildFormatContext(context, 'div', {}) !== context || context.viewTransition) return false;
  steadyContext = context;
  return true;
}

function renderFast(request, task, node) {
  switch (typeof node) {
    case 'string':
      return renderText(request, task, node);
    case 'number':
      return renderText(request, task, `${node}`);
    case 'object':
      break;
    default:
      return renderSlowly(request, task, node);
  }
  if (node === null) return;
  if (isArrayImpl(node)) {
    const context = task.treeContext;
    const count = node.length;
    for (let i = 0; i < count; i++) {
      const child = node[i];
      if (child === null || child === undefined || typeof child === 'boolean') continue;
      task.treeContext = pushTreeContext(context, count, i);
      renderFast(request, task, child);
    }
    task.treeContext = context;
    return;
  }
  if (node.$$typeof !== REACT_ELEMENT_TYPE) return renderSlowly(request, task, node);
  const { type, props } = node;
  if (typeof type === 'string') {
    const tag = plainTags.get(type);
    if (tag && isSteady(task.formatContext) && props.dangerouslySetInnerHTML === undefined && props.href !== '') {
      return renderTag(request, task, tag, props);
    }
  } else if (typeof type === 'function') {
    if (type.styledElement) return renderStyled(request, task, type.styledElement, props);
    if (!type.prototype?.isReactComponent) return renderComponent(request, task, type, props);
  } else if (type === REACT_FRAGMENT_TYPE) {
    return renderFast(request, task, props.children);
  }
  renderElement(request, task, [task.keyPath, null, 0], type, props, props.ref ?? null);
}

function renderText(request, task, text) {
  const segment = task.blockedSegment;
  segment.lastPushedText = pushTextInstance(segment.chunks, text, request.renderState, segment.lastPushedText);
}

function renderTag(request, task, tag, props) {
  const segment = task.blockedSegment;
  const { chunks } = segment;
  let text = tag.start;
  let children = null;
  for (const name in props) {
    const value = props[name];
    if (name === 'children') children = value;
    else if (value !== null && value !== undefined) {
      const start = attributeStart(name);
      if (start === '') continue;
      if (start && (typeof value === 'string' || typeof value === 'number')) {
        text += `${start}${escapeTextForBrowser(value)}"`;
      } else {
        chunks.push(text);
        text = '';
        pushAttribute(chunks, name, value);
      }
    }
  }
  segment.lastPushedText = false;
  if (typeof children === 'string') {
    chunks.push(`${text}>${escapeTextForBrowser(children)}${tag.end}`);
    return;
  }
  chunks.push(`${text}>`);
  if (children !== null) renderFast(request, task, children);
  chunks.push(tag.end);
  segment.lastPushedText = false;
}

function renderComponent(request, task, type, props) {
  const node = renderWithHooks(request, task, null, type, props, undefined);
  if (localIdCounter === 0) return renderFast(request, task, node);
  const context = task.treeContext;
  task.treeContext = pushTreeContext(context, 1, 0);
  renderFast(request, task, node);
  task.treeContext = context;
}

/** Renders an element with styles, see jsx.mjs, which uses a context and no other hook. */
function renderStyled(request, task, render, props) {
  currentlyRenderingComponent = task; // allows hooks
  const element = render(props);
  currentlyRenderingComponent = null;
  const context = task.treeContext;
  task.treeContext = pushTreeContext(context, 2, 1);
  renderFast(request, task, element);
  task.treeContext = context;
}
