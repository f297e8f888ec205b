type Child = Node | string

/** An element with attributes and children; `undefined` leaves an attribute out. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Record<string, string | undefined> = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) made.setAttribute(name, value)
  made.append(...children)
  return made
}

let count = 0
/** Two forms may stand on one page. */
export const newDomId = (name: string): string => `simulator-${name}-${++count}`
