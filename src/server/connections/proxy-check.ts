import { BlockList, isIP } from 'node:net'

/** Networks that Fastify's list of proxies knows by name. */
const namedNetworks: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** Tells whether the other end of a connection is one of the proxies of `TRUST_PROXY`. */
export function createProxyCheck(trustedProxies: readonly string[]): (address: string) => boolean {
  const proxies = new BlockList()
  for (const network of trustedProxies.flatMap((name) => namedNetworks[name] ?? name)) {
    const [address = '', bits] = network.split('/')
    if (bits === undefined) proxies.addAddress(address, familyOf(address))
    else proxies.addSubnet(address, Number(bits), familyOf(address))
  }

  return (remoteAddress) => {
    // A link-local address names the network card too.
    const [address = ''] = remoteAddress.split('%')
    return proxies.check(address, familyOf(address))
  }
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}
