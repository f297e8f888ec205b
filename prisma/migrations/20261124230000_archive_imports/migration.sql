-- CreateEnum
CREATE TYPE "ArchiveImportState" AS ENUM ('previewed', 'applied', 'reverted');

-- CreateEnum
CREATE TYPE "ArchiveChangeFate" AS ENUM ('planned', 'applied', 'unneeded', 'moved', 'reverted', 'kept');

-- CreateTable
CREATE TABLE "archive_imports" (
    "id" TEXT NOT NULL,
    "state" "ArchiveImportState" NOT NULL DEFAULT 'previewed',
    "file_name" TEXT,
    "file_digest" TEXT NOT NULL,
    "size_bytes" INTEGER NOT NULL,
    "added" INTEGER NOT NULL DEFAULT 0,
    "changed" INTEGER NOT NULL DEFAULT 0,
    "unchanged" INTEGER NOT NULL DEFAULT 0,
    "refused" INTEGER NOT NULL DEFAULT 0,
    "faults" JSONB NOT NULL,
    "applied" INTEGER NOT NULL DEFAULT 0,
    "moved" INTEGER NOT NULL DEFAULT 0,
    "taken" INTEGER NOT NULL DEFAULT 0,
    "kept" INTEGER NOT NULL DEFAULT 0,
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "applied_by" TEXT,
    "applied_at" TIMESTAMPTZ(3),
    "reverted_by" TEXT,
    "reverted_at" TIMESTAMPTZ(3),

    CONSTRAINT "archive_imports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "archive_import_changes" (
    "id" TEXT NOT NULL,
    "import_id" TEXT NOT NULL,
    "fate" "ArchiveChangeFate" NOT NULL DEFAULT 'planned',
    "line" INTEGER NOT NULL,
    "archive_id" TEXT NOT NULL,
    "before" JSONB,
    "after" JSONB NOT NULL,

    CONSTRAINT "archive_import_changes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "archive_imports_state_created_at_idx" ON "archive_imports"("state", "created_at");

-- CreateIndex
CREATE INDEX "archive_import_changes_import_id_id_idx" ON "archive_import_changes"("import_id", "id");

-- AddForeignKey
ALTER TABLE "archive_import_changes" ADD CONSTRAINT "archive_import_changes_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "archive_imports"("id") ON DELETE CASCADE ON UPDATE CASCADE;
