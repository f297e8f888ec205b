-- The day that was promised is over once it has ended everywhere, at noon in UTC of the next one (lib/day-end.ts). It was over at midnight in
-- UTC, in the middle of the day for some who had promised it.
CREATE OR REPLACE FUNCTION delivery_of(o "orders", f "offers") RETURNS "order_deliveries" LANGUAGE sql IMMUTABLE AS
  'SELECT o.id, f.researcher_id, o.environment,
      coalesce((o.delivered_at AT TIME ZONE ''UTC'' - interval ''12 hours'')::date <= f.estimated_completion_date + round(o.waited_seconds / 86400.0)::int, false),
      coalesce(o.outcome IN (''found'', ''partial''), false),
      round(extract(epoch FROM o.delivered_at - coalesce(o.started_at, o.confirmed_at)))::int';
