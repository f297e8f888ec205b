/** All that is ours in a database. What others keep beside it is neither backed up nor touched. */
export const ownSchemas = ['public', 'quiet', 'graphile_worker'] as const
