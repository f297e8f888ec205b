/** A mistake of the person who starts us: told without a stack. */
export class Refusal extends Error {}
