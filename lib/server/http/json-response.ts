const texts = new WeakMap<Response, string>()

/** A response whose text is at hand for whoever sends it: read out of its body, it would be copied three times. */
export function jsonResponse(text: string, init: ResponseInit): Response {
  const response = new Response(text, init)
  texts.set(response, text)
  return response
}

/** The text of a response that was made so; undefined for any other. */
export const textOf = (response: Response): string | undefined => texts.get(response)
