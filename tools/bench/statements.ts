// The yardstick's statements, one for a request; $1 is the hash of the caller's key.

const caller = `caller AS (
  SELECT k.id AS key_id, k.name, k.environment, c.id AS client_id, c.currency FROM api_keys k JOIN clients c ON c.id = k.client_id
  WHERE k.hash = $1 AND k.revoked_at IS NULL AND c.status = 'active')`
const order = `o.*,
  CASE WHEN o.status = 'open' THEN (SELECT count(*)::int FROM offers f WHERE f.order_id = o.id AND f.status = 'ACTIVE') END AS active_offers,
  (SELECT p.payment_intent_id FROM payments p WHERE p.order_id = o.id AND p.payment_intent_id IS NOT NULL ORDER BY p.id DESC LIMIT 1) AS payment_intent_id,
  (SELECT g.folder FROM order_filings g WHERE g.order_id = o.id) AS folder`

const create = (also: string) => `WITH ${caller}, o AS (
  INSERT INTO orders (id, environment, client_id, status, repository_name, document_type, location, country_iso_a3, instructions,
    sandbox_mode, pricing_mode, currency, event_sequence, created_at, updated_at)
  SELECT $2, environment, client_id, 'submitted', $3, $4, $5, $6, $7, 'manual', 'OPEN_FOR_BIDS', currency, 1, now(), now() FROM caller
  RETURNING *
), e AS (
  INSERT INTO events (id, environment, client_id, order_id, sequence, type, payload, actor_type, actor_id, actor_name, created_at)
  SELECT $8, o.environment, o.client_id, o.id, 1, 'order.created', json_build_object('id', o.id), 'api_client', key_id, name, now()
  FROM o, caller
) ${also} SELECT * FROM o`

export const statements = {
  get: `WITH ${caller} SELECT ${order} FROM orders o JOIN caller USING (client_id, environment) WHERE o.id = $2`,
  list: `WITH ${caller} SELECT l.* FROM caller c CROSS JOIN LATERAL (
    SELECT ${order} FROM orders o WHERE o.client_id = c.client_id AND o.environment = c.environment ORDER BY o.id DESC LIMIT $2::int) l`,
  events: `WITH ${caller} SELECT e.* FROM caller c JOIN orders o USING (client_id, environment) JOIN events e ON e.order_id = o.id
    WHERE o.id = $2 AND e.public ORDER BY e.sequence LIMIT 100`,
  message: `WITH ${caller}, o AS (
      UPDATE orders o SET event_sequence = event_sequence + 1, updated_at = now() FROM caller c
      WHERE o.id = $2 AND o.client_id = c.client_id AND o.environment = c.environment RETURNING o.id, o.environment, o.client_id, o.event_sequence
    ), m AS (
      INSERT INTO messages (id, order_id, sender_type, sender_id, sender_name, content, created_at)
      SELECT $3, o.id, 'api_client', key_id, name, $4, now() FROM o, caller RETURNING *
    ), e AS (
      INSERT INTO events (id, environment, client_id, order_id, sequence, type, payload, actor_type, actor_id, actor_name, created_at)
      SELECT $5, o.environment, o.client_id, o.id, o.event_sequence, 'message.created', json_build_object('id', m.id), 'api_client', key_id, name, now()
      FROM o, m, caller
    ) SELECT id FROM m`,
  // The row that lists go by (order_terms) is written by the database's own trigger; the service writes it with the fee.
  select: `WITH ${caller}, o AS (
      UPDATE orders o SET status = 'awaiting_payment', selected_offer_id = f.id, estimated_completion_date = f.estimated_completion_date,
        event_sequence = event_sequence + 1, updated_at = now()
      FROM caller c, offers f
      WHERE o.id = $2 AND o.client_id = c.client_id AND o.environment = c.environment AND f.id = $3 AND f.order_id = o.id
      RETURNING o.id, o.environment, o.client_id, o.event_sequence
    ), f AS (
      UPDATE offers f SET status = 'SELECTED', updated_at = now() FROM o WHERE f.id = $3 AND f.order_id = o.id RETURNING f.id
    ), e AS (
      INSERT INTO events (id, environment, client_id, order_id, sequence, type, payload, actor_type, actor_id, actor_name, created_at)
      SELECT $4, o.environment, o.client_id, o.id, o.event_sequence, 'offer.selected',
        json_build_object('id', f.id, 'status', 'selected', 'orderStatus', 'awaiting_payment', 'orderId', o.id), 'api_client', key_id, name, now()
      FROM o, f, caller
    ) SELECT id FROM f`,
  create: create(''),
  createWithKey: create(`, i AS (
    INSERT INTO idempotency_records (scope, key, fingerprint, status, body_encrypted, location)
    SELECT environment || ':' || client_id, $9, $10, 201, $11, $12 FROM caller)`),
}

/** How many run at once at most. */
export const yardstickConnections = 20
