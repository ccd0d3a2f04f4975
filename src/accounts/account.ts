import { z } from 'zod'

/** What a password costs to try: Argon2id with 46 MiB, as OWASP ASVS 5 (appendix C) has it. */
export const passwordCost = {
  name: 'argon2id',
  memoryKiB: 47_104,
  iterations: 1,
  parallelism: 1,
} as const

/** How accounts may be named: what fits into a token, a storage key and a line of a file. */
const userSchema = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/)

const accountSchema = z.strictObject({
  user: userSchema,
  /** 16 bytes in hexadecimal. */
  salt: z.string().regex(/^[0-9a-f]{32}$/),
  kdf: z.strictObject({
    name: z.literal(passwordCost.name),
    memoryKiB: z.literal(passwordCost.memoryKiB),
    iterations: z.literal(passwordCost.iterations),
    parallelism: z.literal(passwordCost.parallelism),
  }),
  /** Ed25519, 32 bytes in hexadecimal. */
  publicKey: z.string().regex(/^[0-9a-f]{64}$/),
})

/** One who may sign in. Nothing of it is secret: the same list serves the browser and the server. */
export type Account = z.infer<typeof accountSchema>

const accountsPerHouse = 3

/** Exactly three, each with a name of its own. */
export const accountListSchema = z
  .array(accountSchema)
  .length(accountsPerHouse)
  .refine((accounts) => areNamesDistinct(accounts.map(({ user }) => user)), { error: 'names must differ' })

/** What the setting USERNAMES may hold. */
export function areUsernames(names: readonly string[]): boolean {
  const eachFits = names.every((name) => userSchema.safeParse(name).success)
  return names.length === accountsPerHouse && eachFits && areNamesDistinct(names)
}

/** Names that differ in case alone would be taken for one another. */
function areNamesDistinct(names: readonly string[]): boolean {
  return new Set(names.map((name) => name.toLowerCase())).size === names.length
}
