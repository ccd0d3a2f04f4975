/** What is wrong with a setting, or keeps the server from starting, in English. */
export const texts = {
  proxies: 'must be addresses or networks such as 10.0.0.1 or 10.0.0.0/8, with commas between',
  redis: 'must be an address such as redis://redis.bank:6379/0 (rediss:// with TLS)',
  database: 'must be an address such as postgresql://builder:password@db.bank:5432/builder',
  usernames: 'must be three different names of letters, digits, ".", "_" and "-", with commas between',
  program: 'must begin with a program that is there',
  halfOfS3:
    'Pictures are kept in an S3 store where S3_ADDRESS, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are all set, and in DATA_DIR where none is',

  noModel: (provider: string) => `AI_PROVIDER is ${provider}, so AI_MODEL must name a model of it`,
  modelWithSpaces: (model: string) => `AI_MODEL must be one name without spaces, not "${model}"`,
  noKey: (provider: string, variable: string) => `AI_PROVIDER is ${provider}, so ${variable} must be set`,
  oddKey: (variable: string) => `${variable} holds characters that cannot be in a key`,
  password: 'AI_BASE_URL must not hold a user name or password',
  noResource: (provider: string) =>
    `AI_PROVIDER is ${provider}, so AZURE_RESOURCE_NAME or AI_BASE_URL must be set`,
  oddResource: (provider: string, resource: string) =>
    `AI_PROVIDER is ${provider}, and AZURE_RESOURCE_NAME must be a name of letters, digits and hyphens, not "${resource}"`,
  noServer: (provider: string) =>
    `AI_PROVIDER is ${provider}, so AI_BASE_URL must say where the server is, such as http://127.0.0.1:11434/v1`,
  noProvider: (lonely: string, providers: readonly string[]) =>
    `${lonely} is set, so AI_PROVIDER must be one of ${providers.join(', ')}`,

  redisRefuses: (place: string, reason: string) =>
    `REDIS_URL: ${place} refuses us (${reason}). Please mend the setting.`,
  redisLost: (place: string, reason: string) =>
    `REDIS_URL: ${place} does not answer (${reason}). Until it does, requests are limited by the proxy alone, and calls of a writer that may cost money are answered 503.`,
  redisFound: (place: string) => `REDIS_URL: ${place} answers. Replicas count together again.`,

  noWriter: (reason: string) => `The writer cannot start: ${reason}`,
  noAccounts: (reason: string) => `DATA_DIR: the accounts cannot be written: ${reason}`,
  migrated: (number: number, name: string) => `The database is brought to step ${number}: ${name}`,
  newerDatabase: (number: number, known: number) =>
    `The database is of a later release (step ${number}; this one knows ${known}). Please start that release, or take an empty database and restore a backup of this one.`,
  networkFileSystem: (directory: string, name: string) =>
    `DATA_DIR: ${directory} lies on ${name}, a network file system, where the database would be damaged. Please take a disk of this machine, or set DATABASE_URL.`,
  noDatabase: (place: string, reason: string) => `${place}: the database cannot be opened: ${reason}`,
  databaseTrouble: (reason: string) => `DATABASE_URL: a connection broke (${reason})`,
  untidied: (reason: string) => `Old versions and deleted pages could not be taken away: ${reason}`,
  replicasWithoutDatabase:
    'REDIS_URL is for several replicas, and these need one database: please set DATABASE_URL too',
  noLedger: (reason: string) => `DATA_DIR: the ledger cannot be read: ${reason}`,
  noDirectory: (path: string, code: string | undefined) => `DATA_DIR: ${path} cannot be made (${code})`,
  portInUse: (port: number, host: string) =>
    `PORT: ${port} is in use on ${host}. Please choose another with PORT=…`,
  portForbidden: (port: number) => `PORT: this user may not listen on ${port}. Please choose one above 1023.`,
  noHost: (host: string) => `HOST: this machine has no address ${host}.`,
  cannotListen: (host: string, port: number, reason: string) =>
    `The server cannot listen on ${host}:${port}: ${reason}`,
  ready: (origin: string) => `Webpage Builder is ready at ${origin} (Ctrl-C ends it)`,
  firstPasswords: (path: string) => `The first passwords stand in ${path} for 24 hours.`,
  firstPasswordsStill: (path: string) => `The first passwords still stand in ${path}.`,
} as const
