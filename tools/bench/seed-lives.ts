// What the seeded orders go through, as SQL: where each stands, whose it is, what it costs. Nothing is drawn by chance, so that two
// databases of one size are alike.

/** Letters, moments and numbers. `stamp`: the first letters of the ids of what belongs to an order, which sort by its moment as real ones do. */
export const functions = (orders: number) => `
  -- Two years, and more from month to month.
  CREATE OR REPLACE FUNCTION bench.moment(n bigint) RETURNS timestamptz LANGUAGE sql STABLE AS
    $$ SELECT date_trunc('hour', now()) - interval '730 days' + sqrt(n::float8 / ${orders}) * interval '729 days' $$;
  CREATE OR REPLACE FUNCTION bench.stamp(at timestamptz) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz',
      ((floor(extract(epoch FROM at) * 1000)::bigint >> shift) & 31)::int + 1, 1), '' ORDER BY shift DESC) FROM generate_series(0, 45, 5) AS shift $$;
  CREATE OR REPLACE FUNCTION bench.word(n bigint, seed int) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT initcap(a || b) FROM (SELECT
      (ARRAY['mor','kel','now','vos','lam','ber','schul','dup','kow','jan','fer','mar','hol','ros','win','bau','ler','dom','pet','sol'])[1 + (n * 7 + seed) % 20] AS a,
      (ARRAY['eau','ler','ak','sen','bert','ger','ze','ont','alski','ssens','rand','tin','zer','enberg','ter','mann','oux','ingo','erson','heim'])[1 + (n / 20 * 3 + seed) % 20] AS b) s $$;
  -- As new_order_number() draws them, but each once without looking: the multiplier has no factor in common with 23.
  CREATE OR REPLACE FUNCTION bench.number(n bigint) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
    DECLARE drawn bigint := n * 48271003 % 78310985281; symbol int; checked int := 0; body text := '';
    BEGIN
      FOR i IN 1..8 LOOP
        symbol := drawn % 23; drawn := drawn / 23;
        body := body || substr('0123456789FHJKMPQRTVWXY', symbol + 1, 1);
        checked := (checked + symbol) * 2 % 23;
      END LOOP;
      body := body || substr('0123456789FHJKMPQRTVWXY', (24 - checked) % 23 + 1, 1);
      RETURN 'CS-' || left(body, 4) || '-' || substr(body, 5);
    END $$;`

// Of the old ones nearly all have ended; those of the last weeks stand everywhere.
const status = `CASE WHEN at < now() - interval '45 days'
    THEN CASE WHEN h < 900 THEN 'completed' WHEN h < 950 THEN 'withdrawn' ELSE 'cancelled' END
    ELSE CASE WHEN h < 50 THEN 'submitted' WHEN h < 250 THEN 'open' WHEN h < 300 THEN 'awaiting_payment' WHEN h < 400 THEN 'confirmed'
      WHEN h < 650 THEN 'in_progress' WHEN h < 800 THEN 'delivered' WHEN h < 930 THEN 'completed' ELSE 'withdrawn' END END`

/**
 * A row for each order to come: a few clients have many, most have few. All that hangs on an order is made from it; what depends on nothing
 * else is worked out once.
 */
export const lives = ({ clients, researchers }: { clients: number; researchers: number }) => `
  CREATE UNLOGGED TABLE bench.lives (n bigint PRIMARY KEY, at timestamptz, stamp text, id text, status text, rank int, h int, client_id text,
    researcher int, archive_id text, country char(3), currency char(3), amount int, fee int);
  CREATE FUNCTION bench.live(first bigint, last bigint) RETURNS void LANGUAGE sql AS $$
    INSERT INTO bench.lives
    SELECT n, at, stamp, 'ord_' || stamp || lpad(to_hex(n), 16, '0'), status,
      array_position(ARRAY['submitted','open','awaiting_payment','confirmed','in_progress','delivered','completed'], status), h,
      (SELECT id FROM bench.clients c WHERE c.at_place = CASE WHEN n % 10 = 0 THEN 0
        ELSE (1 + floor(power((n * 7919 % 100003)::float8 / 100003, 3) * ${clients}))::int END),
      (n % (1 + (n / 7) % ${researchers}))::int,
      CASE WHEN h % 5 > 0 THEN (SELECT id FROM bench.archives a WHERE a.at_place = n % (SELECT count(*) FROM bench.archives)) END,
      (ARRAY['FRA','DEU','POL','ITA','GBR','USA','CZE','UKR','NLD','ISL'])[1 + least(9, (h / 40) % 17)],
      (ARRAY['EUR','EUR','EUR','EUR','EUR','EUR','EUR','USD','USD','GBP'])[1 + (h / 3) % 10], amount, amount / 10
    FROM (SELECT n, at, bench.stamp(at) AS stamp, h, ${status} AS status, 1000 + 10 * (n * 7919 % (100 + h * 3))::int AS amount
      FROM (SELECT n, bench.moment(n) AS at, (n * 2654435761 % 1000)::int AS h FROM generate_series(first, last) AS n OFFSET 0) a OFFSET 0) b $$;`

/** What became of the charges: most went on to the researcher. */
export const paymentStatus = `(CASE o.status WHEN 'confirmed' THEN 'authorized' WHEN 'completed' THEN
    CASE WHEN o.h % 100 < 3 THEN 'partially_refunded' WHEN o.h % 100 = 3 THEN 'refunded' WHEN o.h % 200 = 4 THEN 'disputed' ELSE 'transferred' END
    ELSE 'captured' END)::"PaymentStatus"`
export const refundedMinor = `CASE WHEN o.status <> 'completed' THEN 0 WHEN o.h % 100 < 3 THEN (o.amount + o.fee) / 2 WHEN o.h % 100 = 3 THEN o.amount + o.fee ELSE 0 END`
export const reversedMinor = `CASE WHEN o.status <> 'completed' THEN 0 WHEN o.h % 100 < 3 THEN o.amount / 2 WHEN o.h % 100 = 3 THEN o.amount ELSE 0 END`
export const sharedMinor = `CASE WHEN o.status = 'completed' THEN o.amount - (${reversedMinor}) ELSE 0 END`

/** Which of the template's events an order of a state has had. */
export const hasHappened = `coalesce(o.rank, 2) >= CASE
    WHEN t.type = 'order.created' THEN 1 WHEN t.type IN ('order.opened', 'offer.created', 'offer.updated') THEN 2
    WHEN t.type IN ('offer.selected', 'payment.initiated') THEN 3 WHEN t.type IN ('payment.authorized', 'order.confirmed', 'offer.closed') THEN 4
    WHEN t.type IN ('order.started', 'payment.captured', 'message.created') THEN 5 WHEN t.type IN ('order.delivered', 'document.added') THEN 6 ELSE 7 END`
