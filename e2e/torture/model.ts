// What the specification says of an order with two offers, written from its words and not from the code.

export type Call =
  | { do: 'select' | 'decline'; offer: 0 | 1 }
  | { do: 'withdraw' }
  | { do: 'finalize' }
  | { do: 'start' }
  | { do: 'look' }

export type Answer = { ok: boolean; status?: string }

type Status = 'open' | 'awaiting_payment' | 'confirmed' | 'in_progress' | 'withdrawn'
export type State = {
  status: Status
  selected?: 0 | 1
  declined: readonly (0 | 1)[]
  authorized: boolean
  finalized: boolean
}

const isOneOf = (state: State, ...statuses: Status[]) => statuses.includes(state.status)

/** What an order is after a call that did something; undefined where it is refused and stays what it was. */
function after(state: State, call: Call): State | undefined {
  switch (call.do) {
    case 'select':
      if (state.selected === call.offer && !isOneOf(state, 'withdrawn')) return state
      if (!isOneOf(state, 'open') || state.declined.includes(call.offer)) return undefined
      return { ...state, status: 'awaiting_payment', selected: call.offer }
    case 'decline': {
      if (state.declined.includes(call.offer)) return state
      if (!isOneOf(state, 'open', 'awaiting_payment')) return undefined
      const { selected, ...rest } = state
      const declined = [...state.declined, call.offer].toSorted()
      if (selected === call.offer) return { ...rest, status: 'open', declined }
      return { ...state, declined }
    }
    case 'withdraw':
      return isOneOf(state, 'in_progress') ? undefined : { ...state, status: 'withdrawn' }
    case 'finalize':
      // Whoever repeats it is told the same again, whatever became of the order since.
      if (state.finalized) return state
      if (isOneOf(state, 'confirmed', 'in_progress')) return { ...state, finalized: true }
      if (!isOneOf(state, 'awaiting_payment') || !state.authorized) return undefined
      return { ...state, status: 'confirmed', finalized: true }
    case 'start':
      return isOneOf(state, 'confirmed') ? { ...state, status: 'in_progress' } : undefined
    case 'look':
      return state
  }
}

/** The states that an order may be in after a call with this answer; none where that answer can't have been. */
export function follow(state: State, call: Call, answer: Answer): State[] {
  // The provider may tell of an authorized payment at any time.
  const reported: State = { ...state, status: 'confirmed' }
  const before = isOneOf(state, 'awaiting_payment') && state.authorized ? [state, reported] : [state]
  return before.flatMap((one) => {
    const next = after(one, call)
    if (answer.ok !== (next !== undefined)) return []
    if (call.do === 'look' && answer.status !== one.status) return []
    return [next ?? one]
  })
}
