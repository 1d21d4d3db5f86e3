/**
 * Translators of browsers wrap texts in elements of their own, or replace them. React then removes, and inserts before,
 * nodes that are no longer where it put them, and the browser's refusal would take the whole page down. With this a node
 * goes together with what was wrapped around it, and one that is gone is passed over. Runs before React.
 */
export function tolerateTranslation(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const there = childOf(this, child);
    if (there) removeChild.call(this, there);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    node: Child,
    before: Node | null,
  ): Child {
    return insertBefore.call(this, node, before && childOf(this, before)) as Child;
  };
}

/** The child of a node that is, or now holds, another node; null where that is not inside any more. */
function childOf(parent: Node, node: Node): Node | null {
  let at: Node | null = node;
  while (at && at.parentNode !== parent) at = at.parentNode;
  return at;
}
