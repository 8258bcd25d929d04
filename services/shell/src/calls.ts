import { isRole } from '@bidwright/contract-kit';
import {
  beginOverride,
  beginView,
  endAllSessions,
  endOtherSessions,
  endSession,
  endView,
  failureDetails,
  findFeed,
  invitationLink,
  listKeys,
  listMailKinds,
  makeKey,
  markAllRead,
  moduleDifference,
  moduleOverview,
  openModule,
  platformHealth,
  previewMail,
  readFirmSettings,
  readMailKind,
  readMailSettings,
  readTwoStepRoles,
  releaseHistory,
  removeFirmLogo,
  renewFeed,
  reportFailure,
  reportLoaded,
  resetTwoStep,
  restoreMailWords,
  revokeFeed,
  revokeKey,
  sendInvitation,
  sendTestMail,
  setFirmLogo,
  setFirmSettings,
  setMailSettings,
  setMailWords,
  setTwoStepRoles,
  setWish,
  signIns,
  stopOverride,
  toAll,
  writeMail,
} from '@bidwright/contract-shell';
import { type CallHandler, handle, notedAnyway } from '@bidwright/service-kit';
import { invite, linkFor, signInsOf } from './accounts/invitations.ts';
import { contextOf } from './context.ts';
import { databaseOf } from './database.ts';
import { noteLoaded } from './failures/deliveries.ts';
import { detailsOf } from './failures/details.ts';
import { noteFailure } from './failures/noteFailure.ts';
import { findLink, renewLink, revokeLink } from './feeds/links.ts';
import { firmOf, setFirm } from './firm/firmSettings.ts';
import { firmZone } from './firm/firmZone.ts';
import { languageFor } from './firm/languages.ts';
import { removeLogo, setLogo } from './firm/logo.ts';
import { healthOf } from './health/health.ts';
import { mailSettingsOf, setMailing } from './mail/mailSettings.ts';
import { queueTestMail } from './mail/testMail.ts';
import { previewOf } from './mail/words/preview.ts';
import { listKinds, wordsOfKind } from './mail/words/readKinds.ts';
import { restoreWords, setWords } from './mail/words/setWords.ts';
import { writeTo } from './mail/writeTo.ts';
import { markRead } from './notifications/markRead.ts';
import { unreadOf } from './notifications/unread.ts';
import { changeWish } from './notifications/wishes/wishes.ts';
import { stop, takeUp } from './overrides/override.ts';
import { keysOf, makeOne, revokeOne } from './programs/keys.ts';
import { differenceOf } from './registry/difference.ts';
import { setOpened } from './registry/opened/opened.ts';
import { history, overview } from './registry/releases/overview.ts';
import { endStage } from './registry/stages/end.ts';
import { endAllOf, endOne } from './sessions/end.ts';
import { named } from './sessions/sessionOf.ts';
import { setView } from './sessions/viewAs.ts';
import { resetSteps } from './twoStep/reset.ts';
import { setTwoStepRoles as setRoles, twoStepRoles } from './twoStep/roles.ts';
import { webhookCalls } from './webhooks/calls.ts';

/** What answers the calls of the contract beside those of its collections. */
export const calls: CallHandler[] = [
  handle(endSession, async ({ service, person, input }) => {
    await endOne(contextOf(service), person, input.id);
    return {};
  }),
  handle(endOtherSessions, async ({ service, person, request }) => {
    const { sessions } = contextOf(service);
    return { ended: await sessions.endAll(person.id, sessions.secretOf(request)) };
  }),
  handle(endAllSessions, async ({ service, person, input }) => ({
    ended: await endAllOf(contextOf(service), person, input.user),
  })),
  handle(readTwoStepRoles, async ({ service }) => ({ roles: await twoStepRoles(databaseOf(service)) })),
  handle(setTwoStepRoles, async ({ input, ...context }) => {
    await setRoles(context, input.roles.filter(isRole));
    return {};
  }),
  handle(resetTwoStep, async ({ input, ...context }) => {
    await resetSteps(context, input.user);
    return {};
  }),
  handle(listKeys, ({ service }) => keysOf(databaseOf(service))),
  handle(makeKey, ({ input, ...context }) => makeOne(context, input)),
  handle(revokeKey, async ({ input, ...context }) => {
    await revokeOne(context, input.id);
    return {};
  }),
  ...webhookCalls,
  handle(beginView, async ({ input, ...context }) => {
    await setView(context, input.role);
    return {};
  }),
  handle(endView, async (context) => {
    await setView(context, null);
    return {};
  }),
  handle(signIns, ({ service, input }) => signInsOf(databaseOf(service), input.users)),
  handle(invitationLink, ({ service, input }) => linkFor(contextOf(service), input.user)),
  handle(sendInvitation, async ({ service, input, request }) =>
    invite(contextOf(service), input.user, await languageFor(databaseOf(service), request)),
  ),
  handle(writeMail, ({ db, by, input }) => writeTo(databaseOf({ db }), by, input)),
  handle(readFirmSettings, async ({ service }) => {
    const { db, settings } = contextOf(service);
    const firm = await firmOf(db);
    return { ...firm, zone: firm.zone ?? settings.FIRM_ZONE };
  }),
  handle(setFirmSettings, async ({ service, by, input }) => {
    await setFirm(contextOf(service).db, by, input);
    return {};
  }),
  handle(setFirmLogo, async ({ service, by, input }) => {
    await setLogo(contextOf(service).db, by, input.picture);
    return {};
  }),
  handle(removeFirmLogo, async ({ service, by }) => {
    await removeLogo(contextOf(service).db, by);
    return {};
  }),
  handle(readMailSettings, async ({ service }) => {
    const { db, settings } = contextOf(service);
    const { MAIL_FROM: address, DIGEST_HOUR: usualHour, SMTP_URL } = settings;
    const zone = await firmZone(db, settings);
    return { ...(await mailSettingsOf(db)), address, usualHour, zone, hasServer: SMTP_URL !== '' };
  }),
  handle(setMailSettings, async ({ service, input }) => {
    await setMailing(databaseOf(service), input);
    return {};
  }),
  handle(sendTestMail, async ({ service, person, request }) =>
    queueTestMail(contextOf(service), person, await languageFor(databaseOf(service), request)),
  ),
  handle(listMailKinds, ({ service }) => listKinds(databaseOf(service))),
  handle(readMailKind, ({ service, input }) => wordsOfKind(databaseOf(service), input.kind)),
  handle(previewMail, ({ service, person, input }) => previewOf(databaseOf(service), person.name, input)),
  handle(setMailWords, ({ input, ...context }) => setWords(context, input)),
  handle(restoreMailWords, ({ input, ...context }) => restoreWords(context, input)),
  handle(findFeed, ({ service, person, input }) => findLink(databaseOf(service), person.id, input.feed)),
  handle(renewFeed, async ({ service, person, input: { feed } }) => {
    const key = await renewLink(databaseOf(service), person.id, feed);
    return { url: new URL(`/feeds/${feed}?key=${key}`, contextOf(service).settings.PUBLIC_URL).href };
  }),
  handle(revokeFeed, async ({ service, person, input }) => {
    await revokeLink(databaseOf(service), person.id, input.feed);
    return {};
  }),
  handle(markAllRead, async ({ service, person, input }) => {
    const db = databaseOf(service);
    await markRead(db, person.id, input.upTo);
    return { unread: await unreadOf(db, person) };
  }),
  handle(setWish, ({ service, person, input }) => changeWish(databaseOf(service), person, input)),
  handle(moduleOverview, async ({ service }) => ({ modules: await overview(databaseOf(service)) })),
  handle(releaseHistory, async ({ service }) => ({ releases: await history(databaseOf(service)) })),
  handle(moduleDifference, ({ service, input }) => differenceOf(databaseOf(service), input)),
  handle(platformHealth, ({ service }) => healthOf(contextOf(service))),
  handle(toAll, async ({ db, person, input }) => ({
    modules: await endStage(databaseOf({ db }), input.name, input.reason, person),
  })),
  handle(openModule, async ({ service, person, input }) => {
    await setOpened(databaseOf(service), input.name, input.open, person);
    return {};
  }),
  handle(reportFailure, async ({ service, person, input, request }) => {
    await notedAnyway(() =>
      noteFailure(contextOf(service), named(contextOf(service).sessions, request, person), input, request),
    );
    return true;
  }),
  handle(failureDetails, ({ service, input }) => detailsOf(contextOf(service), input)),
  handle(reportLoaded, async ({ service, person, input, request }) => {
    await notedAnyway(() => noteLoaded(contextOf(service), named(contextOf(service).sessions, request, person), input));
    return true;
  }),
  handle(beginOverride, async ({ service, person, input }) => ({
    module: await takeUp(databaseOf(service), input.code, person),
  })),
  handle(stopOverride, async ({ service, person, input }) => {
    await stop(contextOf(service), input.module, person);
    return {};
  }),
];
