import type { Database } from './database.ts'

/**
 * How the tables came to be, one step after the other, and never changed once it was released. Both engines take the same
 * text but for the name of bytes. Times are ISO texts, claims are 0 or 1, what the database does not ask for is JSON.
 */
export type Migration = { name: string; statements: (words: { bytes: string }) => readonly string[] }

/** What each engine calls what the others don't. */
export const wordsOf: Record<Database['engine'], { bytes: string }> = {
  sqlite: { bytes: 'BLOB' },
  postgres: { bytes: 'BYTEA' },
}

/** A migration's number is its place, from 1. */
export const migrations: readonly Migration[] = [
  {
    name: 'pages of the team',
    statements: () => [
      // One row: the name of this database, the number of the last change, and how many bytes are kept.
      'CREATE TABLE team (id INTEGER PRIMARY KEY, name TEXT NOT NULL, cursor INTEGER NOT NULL, bytes BIGINT NOT NULL)',
      `CREATE TABLE pages (
        page_id TEXT PRIMARY KEY, revision INTEGER NOT NULL, who TEXT NOT NULL, at TEXT NOT NULL,
        hash TEXT NOT NULL, hash_who TEXT NOT NULL, hash_at TEXT NOT NULL,
        changed INTEGER NOT NULL, summary TEXT NOT NULL, state TEXT, open_comments INTEGER NOT NULL,
        last_version INTEGER NOT NULL, kept_at TEXT NOT NULL,
        deleted_who TEXT, deleted_at TEXT, is_gone INTEGER NOT NULL)`,
      'CREATE INDEX pages_changed ON pages (changed)',
      'CREATE TABLE drafts (page_id TEXT PRIMARY KEY, bytes INTEGER NOT NULL, draft TEXT NOT NULL)',
      // Changes that were carried out, for those who send them again. What they are changes of: a page, or a record.
      `CREATE TABLE seen (
        subject TEXT NOT NULL, change_id TEXT NOT NULL, digest TEXT NOT NULL, revision INTEGER NOT NULL, at TEXT NOT NULL,
        PRIMARY KEY (subject, change_id))`,
      'CREATE INDEX seen_at ON seen (at)',
      `CREATE TABLE presence (
        who TEXT NOT NULL, tab TEXT NOT NULL, page_id TEXT NOT NULL, instance_id TEXT, seen_at TEXT NOT NULL,
        PRIMARY KEY (who, tab))`,
      'CREATE INDEX presence_page ON presence (page_id)',
    ],
  },
  {
    name: 'versions',
    statements: ({ bytes }) => [
      `CREATE TABLE versions (
        page_id TEXT NOT NULL, number INTEGER NOT NULL, kind TEXT NOT NULL, name TEXT, revision INTEGER NOT NULL,
        who TEXT NOT NULL, at TEXT NOT NULL, hash TEXT NOT NULL, digest TEXT NOT NULL, component_count INTEGER NOT NULL,
        is_kept INTEGER NOT NULL, bytes INTEGER NOT NULL, draft ${bytes} NOT NULL,
        PRIMARY KEY (page_id, number))`,
      // Those that are thinned one day.
      'CREATE INDEX versions_thinned ON versions (at) WHERE is_kept = 0',
    ],
  },
  {
    name: 'reviews, comments, links',
    statements: () => [
      `CREATE TABLE reviews (
        page_id TEXT NOT NULL, number INTEGER NOT NULL, change_id TEXT NOT NULL, review TEXT NOT NULL,
        PRIMARY KEY (page_id, number), UNIQUE (page_id, change_id))`,
      `CREATE TABLE comments (
        comment_id TEXT PRIMARY KEY, page_id TEXT NOT NULL, answers TEXT, anchor TEXT, author TEXT NOT NULL,
        link_id TEXT, text TEXT NOT NULL, at TEXT NOT NULL, edited_at TEXT, resolved_who TEXT, resolved_at TEXT,
        deleted_at TEXT)`,
      'CREATE INDEX comments_page ON comments (page_id, at)',
      `CREATE TABLE mentions (
        comment_id TEXT NOT NULL, page_id TEXT NOT NULL, account TEXT NOT NULL, is_open INTEGER NOT NULL,
        PRIMARY KEY (comment_id, account))`,
      'CREATE INDEX mentions_account ON mentions (account, is_open)',
      `CREATE TABLE links (
        link_id TEXT PRIMARY KEY, page_id TEXT NOT NULL, token_digest TEXT NOT NULL UNIQUE, version INTEGER NOT NULL,
        label TEXT NOT NULL, who TEXT NOT NULL, at TEXT NOT NULL, expires_at TEXT NOT NULL,
        shows_comments INTEGER NOT NULL, may_comment INTEGER NOT NULL, opened INTEGER NOT NULL, last_opened_at TEXT,
        revoked_who TEXT, revoked_at TEXT)`,
      'CREATE INDEX links_page ON links (page_id)',
    ],
  },
  {
    name: 'records of the team',
    statements: () => [
      `CREATE TABLE records (
        kind TEXT NOT NULL, record_id TEXT NOT NULL, revision INTEGER NOT NULL, who TEXT NOT NULL, at TEXT NOT NULL,
        changed INTEGER NOT NULL, is_deleted INTEGER NOT NULL, bytes INTEGER NOT NULL, value TEXT NOT NULL,
        PRIMARY KEY (kind, record_id))`,
      'CREATE INDEX records_changed ON records (changed)',
      // Which of the team's pictures stand on a page: in its draft (version 0), and in versions.
      `CREATE TABLE picture_uses (
        page_id TEXT NOT NULL, version INTEGER NOT NULL, hash TEXT NOT NULL, PRIMARY KEY (page_id, version, hash))`,
      'CREATE INDEX picture_uses_hash ON picture_uses (hash)',
      // What the server alone knows, such as what it signs addresses with.
      'CREATE TABLE secrets (name TEXT PRIMARY KEY, secret TEXT NOT NULL)',
    ],
  },
  {
    name: 'room that comments take',
    statements: () => [
      `UPDATE team SET bytes = (SELECT coalesce(sum(bytes), 0) FROM drafts)
         + (SELECT coalesce(sum(bytes), 0) FROM versions)
         + (SELECT coalesce(sum(bytes), 0) FROM records)
         + (SELECT coalesce(sum(octet_length(text)), 0) FROM comments)`,
    ],
  },
  {
    name: 'who commented last',
    statements: () => ['ALTER TABLE pages ADD COLUMN commented TEXT'],
  },
  {
    name: 'languages of pages',
    statements: () => [
      // By language: what the page shows in it, since when, and the last step of its review. Until a page is changed again
      // there is nothing, and `hash` and `state` are of all languages.
      'ALTER TABLE pages ADD COLUMN faces TEXT',
      'ALTER TABLE versions ADD COLUMN locales TEXT',
      'ALTER TABLE comments ADD COLUMN locale TEXT',
      'ALTER TABLE links ADD COLUMN face TEXT',
    ],
  },
]
