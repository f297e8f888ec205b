import ts from 'typescript'
import type { Operation, Schema } from '#tools/stripe-simulator/published/schema.ts'

/** TypeScript types as JSON Schema. Every declared object becomes a definition, once. */
export class Types {
  readonly #checker: ts.TypeChecker
  readonly #files: ReadonlySet<string>
  readonly #definitions = new Map<string, Schema>()

  constructor(checker: ts.TypeChecker, files: ReadonlySet<string>) {
    this.#checker = checker
    this.#files = files
  }

  definitions(): Record<string, Schema> {
    return Object.fromEntries([...this.#definitions].sort(([a], [b]) => (a < b ? -1 : 1)))
  }

  /** The methods of the resource class that a file declares. */
  methodsOf(file: ts.SourceFile | undefined): (Operation & { name: string })[] {
    const found: (Operation & { name: string })[] = []
    for (const statement of file?.statements ?? []) {
      if (!ts.isClassDeclaration(statement)) continue
      for (const member of statement.members) {
        if (!ts.isMethodDeclaration(member) || member.type === undefined) continue
        const params = member.parameters.find((one) => /Params$/.test(one.type?.getText() ?? ''))?.type
        found.push({
          name: member.name.getText(),
          params: params ? this.#schema(this.#checker.getTypeFromTypeNode(params)) : { type: 'object', properties: {} },
          answer: this.#answer(member.type),
        })
      }
    }
    return found
  }

  /** `Promise<Response<T>>` or `ApiListPromise<T>`. */
  #answer(node: ts.TypeNode): Schema {
    const [, list, one] = /^(?:ApiListPromise<(.+)>|Promise<Response<(.+)>>)$/.exec(node.getText()) ?? []
    if (list === undefined && one === undefined) return {}
    let inner: ts.TypeNode = node
    while (ts.isTypeReferenceNode(inner) && /^(ApiListPromise|Promise|Response)$/.test(inner.typeName.getText())) {
      inner = inner.typeArguments?.[0] ?? inner
    }
    const item = this.#schema(this.#checker.getTypeFromTypeNode(inner))
    return list === undefined ? item : listOf(item)
  }

  /** The object that an event of each type carries. */
  eventsOf(file: ts.SourceFile | undefined): Record<string, Schema> {
    const events: Record<string, Schema> = {}
    for (const statement of file?.statements ?? []) {
      if (!ts.isInterfaceDeclaration(statement) || !statement.name.text.endsWith('Event')) continue
      const type = this.#checker.getTypeAtLocation(statement)
      const name = this.#memberType(type, 'type', statement)
      const data = this.#memberType(type, 'data', statement)
      const object = data && this.#memberType(data, 'object', statement)
      if (name?.isStringLiteral() !== true || object === undefined || !this.#isOurs(object)) continue
      events[name.value] = this.#schema(object)
    }
    return events
  }

  #memberType(type: ts.Type, name: string, at: ts.Node): ts.Type | undefined {
    const member = this.#checker.getPropertyOfType(type, name)
    return member && this.#checker.getTypeOfSymbolAtLocation(member, at)
  }

  #schema(type: ts.Type): Schema {
    if (isOtherString(type)) return { type: 'string' }
    if (type.isUnion() && type.aliasSymbol?.name === 'Event') return this.#event(type)
    if (type.isUnion()) return this.#union(type.types)
    if (type.isStringLiteral() || type.isNumberLiteral()) return { enum: [type.value] }
    if (type.flags & ts.TypeFlags.BooleanLiteral) return { enum: [this.#checker.typeToString(type) === 'true'] }
    if (type.flags & ts.TypeFlags.String) return { type: 'string' }
    if (type.flags & ts.TypeFlags.Number) return { type: 'number' }
    if (type.flags & ts.TypeFlags.Null) return { type: 'null' }
    if (type.flags & ts.TypeFlags.Object) return this.#object(type)
    return {}
  }

  /** One shape for all types of events: what each carries is told apart. */
  #event({ types: [one] }: ts.UnionType): Schema {
    const [base] = one?.isClassOrInterface() ? this.#checker.getBaseTypes(one) : []
    return base ? this.#schema(base) : {}
  }

  #union(types: readonly ts.Type[]): Schema {
    const kept = types.filter((one) => !(one.flags & ts.TypeFlags.Undefined) && !isOtherString(one))
    const values = kept.flatMap((one) => (one.isStringLiteral() || one.isNumberLiteral() ? [one.value] : []))
    const booleans = kept.filter((one) => one.flags & ts.TypeFlags.BooleanLiteral)
    const others = kept.filter((one) => !one.isLiteral() && !(one.flags & ts.TypeFlags.BooleanLiteral))
    const anyOf: Schema[] = []
    // In the order of names: the compiler's own depends on what it saw first.
    if (values.length > 0) anyOf.push({ enum: values.sort() })
    if (booleans.length === 2) anyOf.push({ type: 'boolean' })
    else anyOf.push(...booleans.map((one) => this.#schema(one)))
    for (const one of others) anyOf.push(this.#schema(one))
    return anyOf.length === 1 && anyOf[0] !== undefined ? anyOf[0] : { anyOf }
  }

  #object(type: ts.Type): Schema {
    const checker = this.#checker
    if (checker.isArrayType(type)) {
      const [item] = checker.getTypeArguments(type as ts.TypeReference)
      return { type: 'array', items: item ? this.#schema(item) : {} }
    }
    const name = type.symbol.name
    if (name === 'ApiList') {
      const [item] = checker.getTypeArguments(type as ts.TypeReference)
      return listOf(item ? this.#schema(item) : {})
    }
    const map = checker.getIndexInfoOfType(type, ts.IndexKind.String)
    if (map !== undefined) return { type: 'object', additionalProperties: this.#schema(map.type) }
    if (!/\/stripe\/esm\//.test(sourceOf(type) ?? '')) return {}
    if (this.#isForeign(type)) return { type: 'object', title: name }
    const key =
      name === '__type' ? checker.typeToString(type) : checker.getFullyQualifiedName(type.symbol).replace(/^".*"\./, '')
    if (!this.#definitions.has(key)) {
      this.#definitions.set(key, {})
      this.#definitions.set(key, this.#members(type))
    }
    return { $ref: key }
  }

  #members(type: ts.Type): Schema {
    const properties: Record<string, Schema> = {}
    const required: string[] = []
    for (const member of this.#checker.getPropertiesOfType(type)) {
      const [declaration] = member.declarations ?? []
      if (declaration === undefined) continue
      properties[member.name] = this.#schema(this.#checker.getTypeOfSymbolAtLocation(member, declaration))
      if (!(member.flags & ts.SymbolFlags.Optional)) required.push(member.name)
    }
    // `interface Object {}`: whatever the event is about.
    if (/^(Object|PreviousAttributes)$/.test(type.symbol.name)) return { type: 'object' }
    return required.length > 0 ? { type: 'object', properties, required } : { type: 'object', properties }
  }

  /** An API object (it says what it is) that another resource's file declares. */
  #isForeign(type: ts.Type): boolean {
    return this.#checker.getPropertyOfType(type, 'object') !== undefined && !this.#isOurs(type)
  }

  #isOurs(type: ts.Type): boolean {
    return this.#files.has(sourceOf(type) ?? '')
  }
}

/** Added to every enumeration for values that a later version may bring: here it would make all of them open. */
const isOtherString = (type: ts.Type): boolean => type.aliasSymbol?.name === 'OtherString' || type.isIntersection()

const sourceOf = (type: ts.Type): string | undefined => type.symbol?.declarations?.[0]?.getSourceFile().fileName

const listOf = (items: Schema): Schema => ({
  type: 'object',
  properties: {
    object: { enum: ['list'] },
    data: { type: 'array', items },
    has_more: { type: 'boolean' },
    url: { type: 'string' },
    total_count: { type: 'number' },
  },
  required: ['object', 'data', 'has_more', 'url'],
})
