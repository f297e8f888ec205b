/**
 * Something that comes in a file of its own when it is needed. Zod and the schemas are a quarter of what a page would
 * have to load first, and nothing is parsed before an answer arrives or a form is sent.
 */
export type Lazy<T> = () => Promise<T>

export const resolveLazy = <T extends object>(value: T | Lazy<T>): T | Promise<T> => (typeof value === 'function' ? (value as Lazy<T>)() : value)
