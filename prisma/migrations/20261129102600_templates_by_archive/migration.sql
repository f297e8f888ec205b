-- Which templates order from an archive: an import of archives that is taken back leaves those.
CREATE INDEX CONCURRENTLY "order_templates_archive_idx" ON "order_templates" ((content ->> 'archiveRepositoryId'));
