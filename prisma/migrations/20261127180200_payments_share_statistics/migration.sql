-- That two columns differ is expected of nearly every row. Of their difference it is counted how often it is zero. An empty table isn't
-- counted, or it would be taken for one that stays empty. \x3b is a semicolon, as in the migrations before.
CREATE STATISTICS "payments_share_left_statistics" ON ("share_due_minor" - "share_sent_minor") FROM "payments";
DO E'BEGIN
  IF EXISTS (SELECT FROM "payments") THEN ANALYZE "payments"\x3b END IF\x3b
END';
