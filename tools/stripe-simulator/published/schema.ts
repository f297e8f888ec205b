/** The part of JSON Schema that Stripe's declarations come to. Without any member: anything. */
export interface Schema {
  $ref?: string
  /** An API object that is described nowhere here. */
  title?: string
  type?: 'string' | 'number' | 'boolean' | 'null' | 'object' | 'array'
  enum?: (string | number | boolean)[]
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema
}

export interface Operation {
  params: Schema
  answer: Schema
}

export interface Published {
  /** Of the package that the rest was read from. */
  version: string
  /** By `POST /v1/refunds/:id`. */
  operations: Record<string, Operation>
  /** What an event of each type carries. */
  events: Record<string, Schema>
  definitions: Record<string, Schema>
}
