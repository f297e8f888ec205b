-- CreateEnum
CREATE TYPE "ArchiveKind" AS ENUM ('national', 'state', 'regional', 'city', 'church', 'military', 'university', 'other');

-- CreateTable
CREATE TABLE "archives" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "name_latin" TEXT,
    "kind" "ArchiveKind" NOT NULL,
    "city" TEXT NOT NULL,
    "country_iso_a3" CHAR(3) NOT NULL,
    "isil" TEXT,
    "website" TEXT,
    "aliases" TEXT[],
    "sort_name" TEXT NOT NULL,
    "search_words" TEXT[],
    -- The words are ready-made lexemes: no text search configuration of the server has a say in them.
    "search" tsvector GENERATED ALWAYS AS (array_to_tsvector("search_words")) STORED,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "archives_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "archives_sort_name_id_idx" ON "archives"("sort_name", "id");

-- CreateIndex
CREATE INDEX "archives_country_iso_a3_sort_name_id_idx" ON "archives"("country_iso_a3", "sort_name", "id");

-- CreateIndex
CREATE INDEX "archives_search" ON "archives" USING GIN ("search");

-- CreateIndex
CREATE UNIQUE INDEX "archives_country_iso_a3_city_name_key" ON "archives"("country_iso_a3", "city", "name");
