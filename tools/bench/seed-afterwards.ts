// What follows from the seeded orders once they are there: money that moved, cases, what operators and researchers keep beside them. Triggers
// are off meanwhile, so that whatever one of them fills is filled here. An order's place by itself says already which state it is in (`h`), so
// what is to be spread over the orders of a state goes by the rest of it.

const operator = `(SELECT id FROM users WHERE operator_role IS NOT NULL ORDER BY id LIMIT 1)`
const ofPayments = 'FROM bench.lives o JOIN payments p ON p.order_id = o.id'
const idOf = (kind: string, row: string) => `'${kind}_' || substr(${row}.id, 5)`

const money = [
  `INSERT INTO refunds (id, payment_id, amount_minor, reason, status, failure, environment, currency, created_at, updated_at)
    SELECT ${idOf('ref', 'p')}, p.id, CASE WHEN p.refunded_minor > 0 THEN p.refunded_minor ELSE 100 END, 'A page was missing.',
      (CASE WHEN p.refunded_minor > 0 THEN 'succeeded' ELSE 'failed' END)::"RefundStatus",
      CASE WHEN p.refunded_minor = 0 THEN 'The card has been closed.' END, p.environment, p.currency, p.updated_at, p.updated_at
    ${ofPayments} WHERE p.refunded_minor > 0 OR (p.status = 'transferred' AND o.n / 100 % 5000 = 1)`,
  `INSERT INTO disputes (id, payment_id, status, reason, refundable, amount_minor, currency, environment, due_by, created_at, updated_at)
    SELECT 'dp_' || p.id, p.id, CASE WHEN o.n / 200 % 50 = 0 THEN 'needs_response' WHEN o.n / 200 % 50 = 1 THEN 'under_review' ELSE 'lost' END,
      'general', false, p.amount_minor, p.currency, p.environment, now() + interval '10 days', p.updated_at, p.updated_at
    ${ofPayments} WHERE p.status = 'disputed'`,
  `INSERT INTO share_movements (id, payment_id, kind, status, amount_minor, settlement_minor, provider_id, tried_at, environment, currency, created_at, updated_at)
    SELECT ${idOf('shm', 'p')}, p.id, 'transfer', 'succeeded', p.share_sent_minor, p.share_sent_minor, 'tr_bench_' || o.n, p.updated_at, p.environment,
      p.currency, p.updated_at, p.updated_at
    ${ofPayments} WHERE p.share_sent_minor > 0`,
  `INSERT INTO account_payouts (id, researcher_id, environment, amount_minor, currency, status, sent_at, arrives_at)
    SELECT 'po_bench_' || row_number() OVER (), a.researcher_id, p.environment, sum(p.share_sent_minor), p.currency,
      CASE WHEN date_trunc('week', p.updated_at) > now() - interval '9 days' THEN 'in_transit' ELSE 'paid' END,
      date_trunc('week', p.updated_at) + interval '8 days', date_trunc('week', p.updated_at) + interval '10 days'
    ${ofPayments} JOIN researcher_accounts a ON a.account_id = p.researcher_account_id WHERE p.share_sent_minor > 0
    GROUP BY a.researcher_id, p.environment, p.currency, date_trunc('week', p.updated_at)`,
]

const isUndecided = `o.status = 'delivered' AND o.h % 10 = 0`
const cases = [
  `INSERT INTO cases (id, order_id, environment, number, origin, kind, content, state, opened_by_type, opened_by_id, opened_at, due_at, outcome, reason, closed_by_type, closed_at)
    SELECT ${idOf('cas', 'o')}, o.id, 'production', 1,
      (ARRAY['report','change_request','late','researcher_complaint','operator_complaint'])[1 + o.n / 50 % 5]::"CaseOrigin",
      (ARRAY['missing_pages','unreadable','wrong_person','late','other'])[1 + o.n / 50 % 5]::"CaseKind", 'The second page can’t be read.',
      (CASE WHEN o.status = 'completed' THEN 'closed' WHEN o.n % 3 = 0 THEN 'answered' ELSE 'open' END)::"CaseState", 'customer', o.client_id, ends.at, ends.at + interval '2 days',
      (CASE WHEN o.status = 'completed' THEN 'nothing_to_do' END)::"CaseOutcome", CASE WHEN o.status = 'completed' THEN 'The register ends there.' END,
      (CASE WHEN o.status = 'completed' THEN 'operator' END)::"ActorType", CASE WHEN o.status = 'completed' THEN ends.at + interval '1 day' END
    FROM bench.lives o CROSS JOIN LATERAL (SELECT CASE WHEN o.status = 'completed' THEN o.at + interval '20 days' ELSE now() - interval '2 days' END AS at) ends
    WHERE (${isUndecided}) OR (o.status = 'completed' AND o.h % 50 = 0)`,
  `UPDATE orders x SET open_case_id = ${idOf('cas', 'o')} FROM bench.lives o WHERE x.id = o.id AND ${isUndecided}`,
]

const beside = [
  // As the migration order_terms_before fills them.
  `INSERT INTO order_terms (order_id, client_id, environment, offer_id, researcher_id, researcher_name, currency, agreed_minor, paid_minor)
    SELECT o.id, o.client_id, 'production', f.id, r.id, r.name, o.currency, o.amount + o.fee, CASE WHEN o.rank > 4 THEN o.amount + o.fee END
    FROM bench.lives o JOIN orders x ON x.id = o.id JOIN offers f ON f.id = x.selected_offer_id JOIN researchers r ON r.id = f.researcher_id
    ON CONFLICT DO NOTHING`,
  `INSERT INTO order_deliveries SELECT d.* FROM orders o JOIN offers f ON f.id = o.selected_offer_id CROSS JOIN LATERAL delivery_of(o, f) d
    WHERE o.status IN ('delivered', 'completed') ON CONFLICT DO NOTHING`,
  `INSERT INTO inbox_entries (id, researcher_id, environment, order_id, event_id, kind, created_at, read_at)
    SELECT ${idOf('inb', 'e')}, f.researcher_id, e.environment, e.order_id, e.id, 'offer_chosen', e.created_at,
      CASE WHEN e.created_at < now() - interval '20 days' THEN e.created_at + interval '1 day' END
    FROM events e JOIN orders x ON x.id = e.order_id JOIN offers f ON f.id = x.selected_offer_id
    WHERE e.type = 'offer.selected' AND e.position < 0`,
  // For each researcher a day at the archive where most of their work waits.
  `INSERT INTO visits (id, researcher_id, environment, archive_id, place, day)
    SELECT ${idOf('vis', 'w')}, w.researcher_id, 'production', a.id, a.name, current_date + 7
    FROM (SELECT DISTINCT ON (f.researcher_id) f.researcher_id, x.archive_repository_id, min(o.id) AS id
      FROM bench.lives o JOIN orders x ON x.id = o.id JOIN offers f ON f.id = x.selected_offer_id
      WHERE x.status IN ('confirmed', 'in_progress') AND x.archive_repository_id IS NOT NULL
      GROUP BY 1, 2 ORDER BY f.researcher_id, count(*) DESC) w JOIN archives a ON a.id = w.archive_repository_id`,
  `INSERT INTO work_items (kind, target_id, environment, assignee_id, claimed_at, snoozed_until)
    SELECT 'orders', o.id, 'production', CASE WHEN o.n % 3 > 0 THEN ${operator} END, CASE WHEN o.n % 3 > 0 THEN now() END,
      CASE WHEN o.n % 3 = 0 THEN now() + interval '2 days' END
    FROM bench.lives o WHERE o.status = 'submitted' AND o.n % 7 = 0`,
]

const people = [
  `INSERT INTO users (id, email, name, password_hash) SELECT ${idOf('usr', 'c')}, 'client-' || at_place || '@bench.example', bench.word(at_place * 13, 9) || ' ' || bench.word(at_place, 6), 'none'
    FROM bench.clients c WHERE at_place > 0`,
  `INSERT INTO memberships (user_id, client_id) SELECT ${idOf('usr', 'c')}, c.id FROM bench.clients c WHERE at_place > 0`,
  `INSERT INTO messages (id, order_id, sender_type, sender_id, sender_name, researcher_id, content, created_at)
    SELECT ${idOf('msg', 'o')}, o.id, (CASE WHEN o.n / 30 % 2 = 0 THEN 'customer' ELSE 'researcher' END)::"ActorType", CASE WHEN o.n / 30 % 2 = 0 THEN o.client_id ELSE f.researcher_id END,
      bench.word(o.n * 17, 4), f.researcher_id, 'The index has two of that name. Which one is it?', o.at + interval '6 days'
    FROM bench.lives o JOIN orders x ON x.id = o.id JOIN offers f ON f.id = x.selected_offer_id WHERE o.rank >= 5 AND o.n / 10 % 3 = 0`,
  // As its trigger would.
  `INSERT INTO customer_threads (order_id, client_id, environment, last_id)
    SELECT x.id, x.client_id, x.environment, max(m.id) FROM messages m JOIN orders x ON x.id = m.order_id
    WHERE m.sender_type IN ('researcher', 'operator') AND (m.only_for IS NULL OR m.only_for = 'customer') GROUP BY x.id ON CONFLICT DO NOTHING`,
  `INSERT INTO reviews (id, order_id, environment, side, researcher_id, author_type, author_id, stars, content, created_at, due_at, opened_at)
    SELECT ${idOf('rev', 'o')}, o.id, 'production', 'customer', f.researcher_id, 'customer', o.client_id, 1 + least(4, o.n / 10 % 17)::int, 'Legible, and soon.',
      o.at + interval '25 days', o.at + interval '39 days', o.at + interval '39 days'
    FROM bench.lives o JOIN orders x ON x.id = o.id JOIN offers f ON f.id = x.selected_offer_id WHERE o.status = 'completed' AND o.n / 10 % 4 = 0`,
]

// Chained one by one, as the audit log is: with its triggers, and fewer than there would be.
const audit = [
  `SET session_replication_role = origin`,
  `INSERT INTO operator_actions (id, operator_id, environment, action, target_type, target_id, role, before, after, created_at)
    SELECT ${idOf('act', 'o')}, ${operator}, 'production', CASE WHEN o.n % 50 = 1 THEN 'refund.create' WHEN o.n % 50 = 2 THEN 'case.close' ELSE 'order.open' END, 'order', o.id, 'admin',
      '{"status": "submitted"}', '{"status": "open"}', o.at + interval '1 hour'
    FROM bench.lives o WHERE o.rank >= 2 AND o.n % 10 < 3 ORDER BY o.n`,
  `SET session_replication_role = replica`,
]

export const afterwards = [...money, ...cases, ...beside, ...people, ...audit]
