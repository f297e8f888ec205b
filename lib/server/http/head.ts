// A handler without one for HEAD is asked as for GET: whoever must know that nobody will see the body asks here.
const heads = new WeakSet<Request>()

export function markHead(request: Request): Request {
  heads.add(request)
  return request
}
export const isHead = (request: Request): boolean => request.method === 'HEAD' || heads.has(request)
