/** `code`: a currency or a country. `money`: in major units, `12.5 EUR`. */
type Kinds = { number: number; text: string; code: string; money: { amount: number; code: string } }
export type RefusalKind = keyof Kinds
export type RefusalValue = Kinds[RefusalKind]
type ValuesIn<S> = S extends `${string}{${infer Name}, ${infer K extends RefusalKind}}${infer Rest}`
  ? { [N in Name]: Kinds[K] } & ValuesIn<Rest>
  : unknown

export const placeholder = /\{(\w+), (\w+)\}/g
const written = (value: RefusalValue) => (typeof value === 'object' ? `${value.amount} ${value.code}` : String(value))

/** What writes a table's sentences, with their values. */
export const writerOf =
  <const S extends Readonly<Record<string, string>>>(sentences: S) =>
  <const C extends keyof S & string>(
    code: C,
    ...[values]: unknown extends ValuesIn<S[C]> ? [] : [values: ValuesIn<S[C]>]
  ): string => {
    const given = new Map(Object.entries<RefusalValue>(values ?? {}))
    return (sentences[code] ?? code).replace(placeholder, (whole, name: string) => written(given.get(name) ?? whole))
  }
