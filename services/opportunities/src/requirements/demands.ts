import type { RequirementKind } from '@bidwright/contract-opportunities';

/** Who offers, and what is offered. */
const bidder =
  /\b(contractors?|offerors?|vendors?|quoters?|bidders?|proposers?|suppliers?|awardees?|respondents?|subcontractors?|you|your|personnel|employees?|facilitator|leads?|team|person|managers?)\b/i;
const offer =
  /\b(proposals?|bids?|quot(e|ation)s?|offers?|proposed|submi(ssion|ttal)s?|r[eé]sum[eé]s?|volumes?|narratives?|prices?|pricing|responses?)\b/i;
const product =
  /\b(systems?|software|solutions?|applications?|code|deliverables?|products?|services?|work|environments?)\b/i;
/** Who buys: what they do is no demand. */
const buyer =
  /\b(government|agency|department|bureau|county|city|state|district|authority|commission|contracting (officer|specialist)|cor?|acor|cotr|evaluat(ors?|ion (team|panel|board))|product (owner|lead|manager)s?|board|panel)(['’]s)?$/i;

/** The words before a verb that it is about: those of its clause, or of the sentence where the clause has none. */
const subjectOf = (sentence: string, at: number): string => {
  const before = sentence.slice(0, at).trim();
  const clause =
    before
      .split(/[,;:]\s|\b(?:and|which|who|if|but)\b(?=[^,;:]*$)/i)
      .at(-1)
      ?.trim() ?? '';
  return (clause || before).replace(/( \([^()]*\))?[,;:)]*$/, '');
};

const lastWords = (text: string, count: number) => text.split(/\s+/).slice(-count).join(' ');

interface Modal {
  verb: string;
  subject: string;
  /** What follows. */
  rest: string;
}

const modalsOf = (sentence: string): Modal[] =>
  [...sentence.matchAll(/\b(shall|must|will|should|may|ha(?:s|ve) to)\b/gi)].map((found) => ({
    verb: found[0].toLowerCase(),
    subject: subjectOf(sentence, found.index),
    rest: sentence.slice(found.index + found[0].length).trim(),
  }));

/** What comes to who offers is nothing that they must do. */
const received =
  /^(also )?(not )?(be )?(able|provided|given|notified|informed|issued|reimbursed|paid|accessible|contingent|allowed|permitted|compensated|contacted|asked|granted|furnished|announced|subject to negotiation)\b|^have (access|the (ability|opportunity|right|option))\b|^not (have to|be (required|expected|responsible|charged))\b|^be (evaluated|considered|reviewed|rated|scored|assessed|selected)\b/i;

const isOfBuyer = (subject: string) => buyer.test(lastWords(subject, 4)) || /^(the )?[A-Z]{2,6}$/.test(subject);

/** What the buyer thinks may come. */
const guesses = /^(the )?(government|agency) (does not |do not )?(anticipates?|estimates?|contemplates?|intends?)\b/i;

const obliges = ({ verb, subject, rest }: Modal): boolean => {
  if (buyer.test(subject) || /\b(not|may|might)$/i.test(subject)) return false;
  if (verb === 'may') return /^not\b/i.test(rest) || /^no\b/i.test(subject);
  if (/^(not )?be (required|expected) to\b/i.test(rest)) return !/^not\b/i.test(rest);
  if (verb === 'shall' || verb === 'must') return true;
  if (/^not be (required|expected)/i.test(rest)) return false;
  if (verb === 'should') return true;
  if (/\bthat$/i.test(subject)) return false;
  if (/^need to\b/i.test(rest)) return true;
  const about = lastWords(subject, 10);
  return !isOfBuyer(subject) && !received.test(rest) && (bidder.test(about) || product.test(about));
};

const hasObliged = (sentence: string) => !guesses.test(sentence) && modalsOf(sentence).some(obliges);

/** Words beside those verbs that oblige. */
const obligations = [
  /(?<!\b(that|who|which|if|may|not) )\b(is|are|be) (hereby )?(required|instructed|requested|directed|advised to|obligated|bound)\b/i,
  /\b(contractors?|offerors?|vendors?|quoters?|personnel)\b[^.;]*(?<!not )\b(are|is) (expected|responsible)\b/i,
  /\b(contractors?|offerors?|vendors?|quoters?|bidders?)\b (hereby )?(agrees?|indemnif(y|ies)|warrants?|confirms?|certif(y|ies)|represents?)\b/i,
  /\b(failure|refusal|omission) (to|of)\b[^.;]*\b(may|will|shall|can|could)\b[^.;]*\b(results?|lead|cause|grounds)\b/i,
  /\b(contractors?|offerors?|vendors?|quoters?|bidders?)\b[^.;]*\b(is|are) asked to\b/i,
  /^(under no circumstances|in no case)\b|\bit is (essential|mandatory|imperative) that\b/i,
  /[[(](mandatory|required)[\])]\.?$/i,
  /\brequires?\b[^.;]{0,60}\bthat (the|each|all) (contractor|offeror|vendor|quoter)/i,
  /\b(is|are) cautioned (not )?to\b|\b(contractors?|offerors?|vendors?|quoters?|bidders?)['’]s? responsibility to\b/i,
  /\b(contractors?|offerors?|vendors?|quoters?|bidders?)\b (hereby )?(assumes?|bears?|waives?|guarantees?|acknowledges?)\b/i,
  /\b(is|are) not to begin\b|\b(is|are) the only acceptable\b/i,
  /\b(is|are) limited to\b|(?<!\b(what|that|which|who) )\b(is|are) to be \w+ed\b/i,
  /\bfollowing\b[^.;]*\b(is|are) necessary\b/i,
  /\b(shall|must|may|can|will)( ?not) (exceed|be (exceeded|submitted|included|used))\b/i,
  /\b(scope|purpose|objective)s?\b[^.;]*\bfor the (contractor|offeror|vendor|quoter) to\b/i,
  /\b(are|is) due\b|\bno later than\b[^.;]*\b(submit|submitted|received)\b|\b(submit|submitted|received)\b[^.;]*\bno later than\b/i,
];

const imperative =
  /^(please |(?:at a minimum|in addition|additionally|therefore|accordingly),? |(?:if|for|in|on|with|within|when|where|during|after|before) [^,]+, )*(submit|provide|include|describe|identify|demonstrate|list|complete|ensure|explain|address|attach|sign|state|propose|deliver|indicate|discuss|detail|specify|use|do not|limit|label|send|email|e-mail|mail|upload|register|respond|acknowledge|return|show|outline|summarize|certify|present|prepare|develop|maintain|perform|conduct|implement|establish|coordinate|work|design|build|support|create|comply|clearly \w+|briefly \w+)\b(?! (of|is|are|was|will|may|can|shall|must)\b)(?!\s*[,&/|-])/i;

/** How offers are weighed, and why they are refused. */
const evaluations = [
  /\b(will|shall|may)( also| only)?( not)? be (considered|evaluated|rated|ranked|scored|assessed|accepted|rejected|eliminated|disqualified|excluded|deemed)\b/i,
  /\b(evaluate|assess|rate|score|review|consider)s?\b[^.;]*\b(offers?|offerors?['’]s?|propos(als?|ed)|quot(e|ation)s?|prices?|pricing|technical merits?|past performance)\b/i,
  /\b(more|less|most|equal(ly)?|equal in|descending order of) importan(t|ce)\b|\bincrease in importance\b/i,
  /\baward\b[^.;]*\b(will|may) be (made|based)\b|\bno longer being considered\b|\bdisqualify\b|\bno award\b|\bwill be added to the price\b|\bcontract goes to\b|\b(is|are) not accepted\b/i,
  /\bcontract\b[^.;]*\b(will|may|shall) be awarded to\b|\bwill (not accept|(review and )?evaluate) (any )?(proposals|offers|bids|quot)/i,
  /\bwill (advance|proceed|award)\b|\b(ineligible|unacceptable|non-?responsive)\b|\bto ensure that (the |all )?(offer|quot|proposal)|\b(interview|presentation|demonstration|evaluation)s?\b[^.;]*\bwill (be )?focus/i,
];
const isAboutOffers = (sentence: string) =>
  offer.test(sentence) ||
  /\b(offerors?|vendors?|bidders?|quoters?|factors?|oral|award|relevan(t|ce))\b/i.test(sentence);
/** These words are said of offers alone. */
const ofOffersAlone =
  /\bwill (rate|score)\b|\bwill not be (considered|evaluated|rated|opened)\b|\breturned unopened\b/i;
const weighs =
  /\b(government|agency|contracting officer|team|panel|board|evaluators?|department|bureau|county|city|state|district|authority|commission)\b[^.;]*\b(will|shall|intends? to)\b/i;

/** What an offer is weighed by, or refused for. */
const isEvaluation = (sentence: string): boolean =>
  ofOffersAlone.test(sentence) ||
  (isAboutOffers(sentence) &&
    evaluations.some((pattern, at) => pattern.test(sentence) && (at !== 1 || weighs.test(sentence))));

const isImperative = (sentence: string): boolean =>
  imperative.test(sentence.replace(/^([A-Z]\.)?\d+(\.\d+)*\.?\s+/, '')) && sentence.split(/\s+/).length >= 3;

/** Whether a sentence demands something of who offers or is awarded. */
export const isDemand = (sentence: string): boolean =>
  hasObliged(sentence) ||
  obligations.some((pattern) => pattern.test(sentence)) ||
  isEvaluation(sentence) ||
  isImperative(sentence);

/** Whether a sentence obliges in its own words, so that it stands without those before its list. */
export const isWhole = (sentence: string): boolean => hasObliged(sentence) || isEvaluation(sentence);

const format =
  /\b(pages?|font|margins?|spac(ed|ing)|single.sided|paper|point|file (format|name|size)|pdf|separate (file|document|volume)|appendix|concise)\b/i;
const formatAlone = /\b(fonts?|margins?|(single|double).spac\w+|(limited to|exceed) (a total of )?\S+ pages)\b/i;
const contract =
  /\bD?FARS?\b|\b(?i:clauses?|invoices?|invoicing|payments?|terms and conditions|travel|odcs?|insurance|liabilit(y|ies)|substitut\w*|warrant\w*|terminat\w*|modification|subcontracting plan|billed|reimburs\w*)\b/;
const ofOffer =
  /\b(offerors?|quoters?|bidders?|bids?|proposals?|quotations?|quotes?|offers?|submittals?|r[eé]sum[eé]s?|cover (page|letter)|pricing|rates?|price|your)\b/i;
const sections: [RegExp, RequirementKind][] = [
  [/\b(evaluation|basis (of|for) award|section m|factors for award)\b/i, 'Evaluate'],
  [
    /\b((quotation|proposal|special|offer\w*|vendor) instructions|instructions to|section l|submission|notices? to offerors|quotations?|cover page|technical approach|conflicts? of interest|proposal (preparation|format)|staffing plan)\b/i,
    'Submit',
  ],
  [/\b(clauses?|section [hik]|terms|contract type|type of contract|administration|travel|substitution)\b/i, 'Contract'],
];

/** What a demand is about, by its own words, and by those of its section where these say nothing. */
export const kindOf = (sentence: string, section: string | null): RequirementKind => {
  if (isEvaluation(sentence)) return 'Evaluate';
  if (formatAlone.test(sentence) || (ofOffer.test(sentence) && format.test(sentence))) return 'Format';
  if (ofOffer.test(sentence)) return 'Submit';
  if (contract.test(sentence)) return 'Contract';
  return sections.find(([words]) => section !== null && words.test(section))?.[1] ?? 'Perform';
};
