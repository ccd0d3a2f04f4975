import type { Findings } from './findings.ts'
import { send } from './send.ts'
import { rotate, signIn } from './sign-in.ts'
import type { World } from './world.ts'
import { fieldRequest } from './writing-request.ts'

/** A sign-in holds on every replica, and ends on every replica when its account is given a new password. */
export async function checkSignIn({ data, origin, replicas }: World, { check }: Findings) {
  const user = 'marketing'
  const askAll = async (token: string) => {
    const answers = replicas.map(({ port }) =>
      send(`http://127.0.0.1:${port}/api/ai/generate-field`, {
        headers: {
          host: new URL(origin).host,
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(fieldRequest('HBR-0001')),
      }),
    )
    return (await Promise.all(answers)).map(({ status }) => status)
  }
  const before = await signIn(data, origin, user)
  check('one sign-in, shown to each replica', await askAll(before), [200, 200])
  const after = await signIn(data, origin, user, await rotate(data, user))
  check('the same after the account was rotated', await askAll(before), [401, 401])
  check('a sign-in with the new password', await askAll(after), [200, 200])
}
