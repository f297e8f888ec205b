/**
 * One question for everybody who asks it at the same time. An answer is given only to those who came before the question was
 * sent, so nobody is told what was so before they came; whoever comes while it is under way shares the next one. However many
 * ask, one is under way.
 */
export class ReadIndex<T> {
  readonly #ask: () => Promise<T>
  #underWay: Promise<unknown> | undefined
  #next: Promise<T> | undefined

  constructor(ask: () => Promise<T>) {
    this.#ask = ask
  }

  get(): Promise<T> {
    if (this.#underWay === undefined) return this.#begin()
    return (this.#next ??= this.#underWay.then(() => {
      this.#next = undefined
      return this.#begin()
    }))
  }

  #begin(): Promise<T> {
    const asked = this.#ask()
    const over = asked.then(
      () => {},
      () => {},
    )
    const underWay: Promise<unknown> = over.then(() => {
      if (this.#underWay === underWay && this.#next === undefined) this.#underWay = undefined
    })
    this.#underWay = underWay
    return asked
  }
}
