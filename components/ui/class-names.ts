/** Class names joined; whatever is false or empty is left out. */
export const classNames = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ')
