-- few rows: archives
-- Words of scripts without spaces are found from any letter on, those with the mark of a long vowel too. Of a few archives they are
-- written anew, as lib/archives/search-words.ts makes them from now on.
UPDATE "archives" SET "search_words" = ARRAY(
  SELECT "word" FROM unnest("search_words") AS "word"
  UNION
  SELECT substr("word", "at") FROM unnest("search_words") AS "word", generate_series(1, length("word")) AS "at"
  WHERE "word" ~ '^[\u0E00-\u0E7F\u3005-\u3007\u3041-\u30FF\u31F0-\u31FF\u3400-\u9FFF\U00020000-\U000323AF]+$' AND "word" LIKE '%ー%')
WHERE array_to_string("search_words", ' ') LIKE '%ー%';
