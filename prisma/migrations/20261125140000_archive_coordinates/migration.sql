-- Latitude and longitude in degrees (WGS 84), joined by a comma.
ALTER TABLE "archives" ADD COLUMN "coordinates" TEXT;
