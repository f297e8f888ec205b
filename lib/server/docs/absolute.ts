/** Links that work from a file as well. */
export const absolute = (markdown: string, portal: string) =>
  markdown.replaceAll(/\]\((\/[^)]*)\)/g, (_, path: string) => `](${portal.replace(/\/$/, '')}${path})`)
