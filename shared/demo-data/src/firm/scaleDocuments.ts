import { namesOf, type RecordOf } from '@bidwright/contract-kit';
import { addDays } from '@bidwright/contract-kit/days';
import { type documents, documentTypes } from '@bidwright/contract-opportunities';
import { userAt } from '../admin/users.ts';
import { instant } from '../days.ts';
import { scaleBidAt } from '../opportunities/scale.ts';
import { kept, nth } from '../records.ts';

/** The first place that no document of the demo has. */
const first = 1000;

const types = namesOf(documentTypes);

/** Documents of a large firm's bids beside the demo's: what is known of them, without files. */
export function* scaleDocuments(
  count: number,
  bids: number,
  today: string,
): Generator<RecordOf<typeof documents>, void> {
  const each = Math.ceil(count / bids);
  let bid = scaleBidAt(0);
  for (let n = 0; n < count; n += 1) {
    if (n % each === 0) bid = scaleBidAt(n / each);
    const type = nth(types, n);
    const name = `${documentTypes[type]}: ${bid.subject.name}`.slice(0, 255);
    const day = addDays(today, -1 - (n % 3600));
    yield {
      name,
      documentType: { value: type, label: documentTypes[type] },
      opportunityId: bid.id,
      subContractor: null,
      startDate: type === 'signedContractScope' ? day : null,
      endDate: type === 'signedContractScope' ? addDays(day, 365) : null,
      amount: null,
      supersedes: null,
      documentName: null,
      documentUrl: null,
      mediaType: null,
      size: null,
      textState: 'None',
      textProblem: null,
      status: 'Active',
      ...kept('documents', first + n, instant(day, n % 86_400), userAt(5)),
    };
  }
}
