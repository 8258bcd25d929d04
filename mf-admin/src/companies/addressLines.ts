import { type AddressFormat, addressFormats } from '@bidwright/contract-shell';
import { addressFormat } from '@bidwright/remote-kit/ui';

/** The parts of a company's address. */
type Part = 'address' | 'city' | 'state' | 'postalCode';
export type Address = { readonly [One in Part]: string | null };

interface Format {
  /** In the order in which people fill them in. */
  parts: readonly Part[];
  lines: (of: Address) => (string | null | undefined)[];
}

const joined = (sign: string, ...texts: (string | null | undefined)[]) => texts.filter(Boolean).join(sign);

/** What no format has a place for stands on a line of its own: nothing that somebody wrote is left out. */
const formats: Record<AddressFormat, Format> = {
  cityStateCode: {
    parts: ['address', 'city', 'state', 'postalCode'],
    lines: ({ address, city, state, postalCode }) => [address, joined(' ', joined(', ', city, state), postalCode)],
  },
  codeCity: {
    parts: ['address', 'postalCode', 'city', 'state'],
    lines: ({ address, city, state, postalCode }) => [address, joined(' ', postalCode, city), state],
  },
  cityThenCode: {
    parts: ['address', 'city', 'postalCode', 'state'],
    lines: ({ address, city, state, postalCode }) => [address, city, state, postalCode],
  },
  largestFirst: {
    parts: ['postalCode', 'state', 'city', 'address'],
    lines: ({ address, city, state, postalCode }) => [postalCode, joined(' ', state, city), address],
  },
};

/** The firm's own; a page of before or after that says another goes by the usual one. */
const used = (): Format => formats[addressFormats.find((one) => one === addressFormat()) ?? 'cityStateCode'];

/** The parts of an address in the order of the firm. */
export const addressParts = (): readonly Part[] => used().parts;

/** An address as the firm writes it, line by line. */
export const addressLines = (of: Address): string[] =>
  used()
    .lines(of)
    .flatMap((line) => line || []);
