-- What lies near: archives by their latitude (lib/researchers/distance.ts).
CREATE INDEX CONCURRENTLY "archives_latitude" ON "archives"((split_part("coordinates", ',', 1)::float8)) WHERE "coordinates" IS NOT NULL;
