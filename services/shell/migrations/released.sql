-- As release 67cb2c7 left it, a few rows of each table. Made by: npm run release:snapshot

CREATE TABLE `accounts` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `email` varchar(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `passwordHash` varchar(255) DEFAULT NULL,
  `googleId` varchar(255) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `name` varchar(161) NOT NULL,
  `permissions` json NOT NULL,
  `teams` json NOT NULL,
  `status` varchar(60) DEFAULT NULL,
  `expirationDate` date DEFAULT NULL,
  `registration` json DEFAULT NULL,
  `isFirst` tinyint(1) DEFAULT NULL,
  `dateCreated` int(10) unsigned NOT NULL,
  `showActuals` tinyint(1) NOT NULL DEFAULT 0,
  `showProjections` tinyint(1) NOT NULL DEFAULT 0,
  `profilePicture` varchar(500) DEFAULT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `accounts_email` (`email`),
  UNIQUE KEY `accounts_google` (`googleId`),
  UNIQUE KEY `accounts_first` (`isFirst`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `accounts` (`id`, `email`, `passwordHash`, `googleId`, `name`, `permissions`, `teams`, `status`, `expirationDate`, `registration`, `isFirst`, `dateCreated`, `showActuals`, `showProjections`, `profilePicture`) values
  ('017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'admin@harborvale.example', '$argon2id$v=19$m=19456,t=2,p=1$gLDBmUlQsoltqmO3yjhEEw$w9msuWqtDJV7ruLSB2CKkB0Ztm+xqk7efEL5kaIMaKs', NULL, 'Dana Whitfield', '["Admin"]', '["017e12f5-1a40-77d3-b8fb-37d771075a1b"]', 'Active', '2030-12-31', NULL, null, 1795532821, 1, 1, NULL),
  ('017e12f0-8660-709c-a412-6a240e9ca9b8', 'lead@harborvale.example', '$argon2id$v=19$m=19456,t=2,p=1$gLDBmUlQsoltqmO3yjhEEw$w9msuWqtDJV7ruLSB2CKkB0Ztm+xqk7efEL5kaIMaKs', NULL, 'Marcus Adeyemi', '["Team Lead"]', '["017e12ef-9c00-72d2-afc3-43848560d39b"]', 'Active', '2030-12-31', NULL, null, 1795532821, 1, 1, NULL),
  ('017e12f1-70c0-7c28-a22e-8aec479c00a5', 'manager@harborvale.example', '$argon2id$v=19$m=19456,t=2,p=1$gLDBmUlQsoltqmO3yjhEEw$w9msuWqtDJV7ruLSB2CKkB0Ztm+xqk7efEL5kaIMaKs', NULL, 'Priya Raman', '["Project Manager"]', '["017e12f1-70c0-7bdf-bf55-6d05911588fe","017e12ef-9c00-72d2-afc3-43848560d39b"]', 'Active', '2030-12-31', NULL, null, 1795532821, 1, 1, NULL);

CREATE TABLE `announced` (
  `col` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `receiver` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  PRIMARY KEY (`col`,`receiver`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `audit` (
  `seq` bigint(20) NOT NULL,
  `at` int(11) NOT NULL,
  `byId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `byName` varchar(255) NOT NULL,
  `requestId` varchar(64) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `action` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `col` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `recordId` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `sub` varchar(60) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `parentId` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `changes` json NOT NULL,
  `prevHash` char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `hash` char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  PRIMARY KEY (`seq`),
  KEY `audit_record` (`recordId`,`seq`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `audit` (`seq`, `at`, `byId`, `byName`, `requestId`, `action`, `col`, `recordId`, `sub`, `parentId`, `changes`, `prevHash`, `hash`) values
  (1, 1795532969, '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', 'ddd83855-6228-498b-a2c0-795fb5a7fed0', 'created', 'views', '01a20e1a-d5ca-77cd-96d2-08db45904870', NULL, NULL, '{"name":{"from":null,"to":"Mine"},"page":{"from":null,"to":"/general/opportunities"},"state":{"from":null,"to":{"sort":"dueDate"}},"reach":{"from":null,"to":"private"},"team":{"from":null,"to":null},"pinned":{"from":null,"to":false},"locked":{"from":null,"to":false},"openTo":{"from":null,"to":null},"openTeam":{"from":null,"to":null},"status":{"from":null,"to":"Active"}}', '', '11b768eaa6d6f576557adae65f4922397e2b4d4f3143db729fbf3bd1e0b460b7'),
  (2, 1795532969, '017e12f3-4580-7c6e-bf7c-4847ed3cfc6f', 'Bea Tran', '3f411b8b-bd21-4146-ab91-5db9c0e8c3d9', 'created', 'feedback', '01a20e1a-d670-7209-b729-d1003b1468a3', NULL, NULL, '{"page":{"from":null,"to":"/dashboard"},"role":{"from":null,"to":"User"},"text":{"from":null,"to":"Good"},"status":{"from":null,"to":"Active"}}', '11b768eaa6d6f576557adae65f4922397e2b4d4f3143db729fbf3bd1e0b460b7', 'c0cc295eb099e7944e5480f92075e99e55baf048276be10bb89115b31969315a');

CREATE TABLE `audit_head` (
  `id` tinyint(4) NOT NULL,
  `seq` bigint(20) NOT NULL,
  `prevHash` char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `hash` char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `audit_head` (`id`, `seq`, `prevHash`, `hash`) values
  (1, 2, '11b768eaa6d6f576557adae65f4922397e2b4d4f3143db729fbf3bd1e0b460b7', 'c0cc295eb099e7944e5480f92075e99e55baf048276be10bb89115b31969315a');

CREATE TABLE `background_job_results` (
  `jobId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `seq` int(11) NOT NULL,
  `row` int(11) DEFAULT NULL,
  `recordId` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `outcome` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `version` int(11) DEFAULT NULL,
  `reason` varchar(500) DEFAULT NULL,
  `fields` json DEFAULT NULL,
  `keyHash` char(64) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  PRIMARY KEY (`jobId`,`seq`),
  KEY `background_job_results_key` (`jobId`,`keyHash`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `background_jobs` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `kind` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `col` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `sub` varchar(60) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `state` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `ownerId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `ownerName` varchar(255) NOT NULL,
  `person` json NOT NULL,
  `requestId` varchar(64) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `asked` json NOT NULL,
  `quiet` tinyint(1) NOT NULL DEFAULT 0,
  `place` varchar(40) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `print` char(64) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `done` int(11) NOT NULL DEFAULT 0,
  `total` int(11) DEFAULT NULL,
  `counts` json NOT NULL,
  `problem` varchar(500) DEFAULT NULL,
  `worker` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `leaseUntil` bigint(20) NOT NULL DEFAULT 0,
  `claims` int(11) NOT NULL DEFAULT 0,
  `fileKey` varchar(60) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `fileName` varchar(255) DEFAULT NULL,
  `fileSize` bigint(20) DEFAULT NULL,
  `dateCreated` int(11) NOT NULL,
  `dateUpdated` int(11) NOT NULL,
  `expires` int(11) NOT NULL,
  PRIMARY KEY (`id`),
  KEY `background_jobs_next` (`state`,`leaseUntil`),
  KEY `background_jobs_owner` (`ownerId`,`dateCreated`),
  KEY `background_jobs_expires` (`expires`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `copies` (
  `col` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `version` int(11) NOT NULL,
  `record` json NOT NULL,
  PRIMARY KEY (`col`,`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `daily_runs` (
  `job` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `day` date NOT NULL,
  PRIMARY KEY (`job`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `daily_runs` (`job`, `day`) values
  ('digest', '2026-11-24'),
  ('reminders', '2026-11-24'),
  ('retention', '2026-11-24');

CREATE TABLE `document_texts` (
  `recordId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `col` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `state` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `at` int(11) NOT NULL,
  `content` mediumtext DEFAULT NULL,
  PRIMARY KEY (`recordId`),
  KEY `document_texts_state` (`state`,`at`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `emails` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `version` int(11) NOT NULL,
  `dateCreated` int(11) NOT NULL,
  `dateUpdated` int(11) NOT NULL,
  `addedById` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `addedByName` varchar(255) DEFAULT NULL,
  `fieldVersions` json NOT NULL,
  `to` json NOT NULL,
  `cc` json NOT NULL,
  `subject` varchar(255) NOT NULL,
  `text` mediumtext NOT NULL,
  `html` mediumtext DEFAULT NULL,
  `template` varchar(60) NOT NULL,
  `link` varchar(300) DEFAULT NULL,
  `state` varchar(60) NOT NULL,
  `tries` int(11) NOT NULL,
  `error` varchar(500) DEFAULT NULL,
  `nextTry` int(11) NOT NULL,
  `dateSent` int(11) DEFAULT NULL,
  `secret` tinyint(1) NOT NULL DEFAULT 0,
  `personId` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `personName` varchar(255) DEFAULT NULL,
  `notificationId` varchar(36) DEFAULT NULL,
  PRIMARY KEY (`id`),
  KEY `emails_due` (`state`,`nextTry`),
  KEY `emails_age` (`dateCreated`),
  KEY `emails_notification` (`notificationId`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `emails` (`id`, `version`, `dateCreated`, `dateUpdated`, `addedById`, `addedByName`, `fieldVersions`, `to`, `cc`, `subject`, `text`, `html`, `template`, `link`, `state`, `tries`, `error`, `nextTry`, `dateSent`, `secret`, `personId`, `personName`, `notificationId`) values
  ('01a20e1a-734d-7113-b247-6fe76b43a301', 2, 1795532944, 1795532944, NULL, NULL, '{}', '["lead@harborvale.example"]', '[]', 'Choose a new password', 'Hello Marcus Adeyemi,\n\nsomebody asked for a new password for your Bidwright account. Choose it here within 30 minutes:\n\nhttp://localhost:8131/reset#token=pAr4eP8PkzcUxlp6UQ1C6_ziXrVAXwkDGDZam7sCTZs\n\nIf it was not you, there is nothing to do: your password stays as it is.\n', '<!doctype html>\n<html><body style="font-family:Montserrat,Arial,sans-serif;line-height:1.5">\n<p>Hello Marcus Adeyemi,</p>\n<p>somebody asked for a new password for your Bidwright account. Choose it here within 30 minutes:</p>\n<p><a href="http://localhost:8131/reset#token=pAr4eP8PkzcUxlp6UQ1C6_ziXrVAXwkDGDZam7sCTZs">http://localhost:8131/reset#token=pAr4eP8PkzcUxlp6UQ1C6_ziXrVAXwkDGDZam7sCTZs</a></p>\n<p>If it was not you, there is nothing to do: your password stays as it is.</p>\n</body></html>', 'account', NULL, 'Reserved', 1, NULL, 1795533004, null, 1, NULL, NULL, NULL),
  ('01a20e1a-74c2-7211-86c8-fa81cd19c09d', 2, 1795532944, 1795532946, NULL, NULL, '{}', '["banana@firm.example"]', '[]', 'Your Bidwright account', 'Hello Banana Split,\n\nyour Bidwright account is ready. Confirm your address and choose your password here within 30 minutes:\n\nhttp://localhost:8131/reset#token=dm2SqVSrs31QFXrK-5RqfHtjzmbLkCWVY2VxIdLqFwQ\n\nIf you did not ask for an account, there is nothing to do.\n', '<!doctype html>\n<html><body style="font-family:Montserrat,Arial,sans-serif;line-height:1.5">\n<p>Hello Banana Split,</p>\n<p>your Bidwright account is ready. Confirm your address and choose your password here within 30 minutes:</p>\n<p><a href="http://localhost:8131/reset#token=dm2SqVSrs31QFXrK-5RqfHtjzmbLkCWVY2VxIdLqFwQ">http://localhost:8131/reset#token=dm2SqVSrs31QFXrK-5RqfHtjzmbLkCWVY2VxIdLqFwQ</a></p>\n<p>If you did not ask for an account, there is nothing to do.</p>\n</body></html>', 'account', NULL, 'Reserved', 1, NULL, 1795533006, null, 1, NULL, NULL, NULL);

CREATE TABLE `feed` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `event` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `notificationId` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `personId` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `dateCreated` int(11) NOT NULL,
  PRIMARY KEY (`id`),
  KEY `feed_age` (`dateCreated`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `feed` (`id`, `event`, `notificationId`, `personId`, `dateCreated`) values
  (1, 'released', NULL, NULL, 1795532838),
  (2, 'arrived', '01a20e1a-7314-75b7-ab16-cd3003fe3077', NULL, 1795532944),
  (3, 'arrived', '01a20e1a-7505-72d7-b119-8b789d9fcb59', NULL, 1795532944);

CREATE TABLE `feed_links` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `accountId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `feed` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `keyHash` varchar(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `dateCreated` int(11) NOT NULL,
  `lastRead` int(11) DEFAULT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `feed_links_key` (`keyHash`),
  UNIQUE KEY `feed_links_one` (`accountId`,`feed`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `feed_lock` (
  `id` tinyint(4) NOT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `feed_lock` (`id`) values
  (1);

CREATE TABLE `feedback` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `version` int(11) NOT NULL,
  `dateCreated` int(11) NOT NULL,
  `dateUpdated` int(11) NOT NULL,
  `addedById` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `addedByName` varchar(255) DEFAULT NULL,
  `fieldVersions` json NOT NULL,
  `page` varchar(300) NOT NULL,
  `role` varchar(120) DEFAULT NULL,
  `text` mediumtext NOT NULL,
  `status` varchar(60) NOT NULL,
  PRIMARY KEY (`id`),
  KEY `feedback_age` (`dateCreated`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `feedback` (`id`, `version`, `dateCreated`, `dateUpdated`, `addedById`, `addedByName`, `fieldVersions`, `page`, `role`, `text`, `status`) values
  ('01a20e1a-d670-7209-b729-d1003b1468a3', 1, 1795532969, 1795532969, '017e12f3-4580-7c6e-bf7c-4847ed3cfc6f', 'Bea Tran', '{}', '/dashboard', 'User', 'Good', 'Active');

CREATE TABLE `googleLinks` (
  `accountId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `tokenHash` char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `googleId` varchar(255) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `expires` int(10) unsigned NOT NULL,
  PRIMARY KEY (`accountId`),
  UNIQUE KEY `tokenHash` (`tokenHash`),
  CONSTRAINT `links_account` FOREIGN KEY (`accountId`) REFERENCES `accounts` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `idempotency` (
  `personId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `key` varchar(200) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `request` char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `answer` mediumtext NOT NULL,
  `dateCreated` int(11) NOT NULL,
  PRIMARY KEY (`personId`,`key`),
  KEY `idempotency_age` (`dateCreated`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `import_files` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `ownerId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `name` varchar(255) NOT NULL,
  `storageKey` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `columns` json DEFAULT NULL,
  `rowCount` int(11) DEFAULT NULL,
  `dateCreated` int(11) NOT NULL,
  `expires` int(11) NOT NULL,
  PRIMARY KEY (`id`),
  KEY `import_files_expires` (`expires`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `inbox` (
  `eventId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `dateCreated` int(11) NOT NULL,
  PRIMARY KEY (`eventId`),
  KEY `inbox_age` (`dateCreated`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `inbox` (`eventId`, `dateCreated`) values
  ('01a20e1a-72ea-730e-9d07-57b374cb97de', 1795532944),
  ('01a20e1a-74a7-7230-ac1b-af2bd69ea00a', 1795532944),
  ('01a20e1a-d5b5-7516-b670-b4168fb49ac8', 1795532969);

CREATE TABLE `kysely_migration` (
  `name` varchar(255) NOT NULL,
  `timestamp` varchar(255) NOT NULL,
  PRIMARY KEY (`name`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `kysely_migration` (`name`, `timestamp`) values
  ('2026-11-21-emails', '2026-11-24T15:06:57.967Z'),
  ('2026-11-21-modules', '2026-11-24T15:06:58.032Z'),
  ('2026-11-21-sign-in', '2026-11-24T15:06:58.158Z'),
  ('2026-11-22-accounts', '2026-11-24T15:06:58.237Z'),
  ('2026-11-22-collections', '2026-11-24T15:06:58.567Z'),
  ('2026-11-22-flags', '2026-11-24T15:06:58.762Z'),
  ('2026-11-22-notices', '2026-11-24T15:06:58.936Z'),
  ('2026-11-22-overrides', '2026-11-24T15:06:58.944Z'),
  ('2026-11-22-releases', '2026-11-24T15:06:59.327Z'),
  ('2026-11-23-failure-people', '2026-11-24T15:06:59.340Z'),
  ('2026-11-23-wishes', '2026-11-24T15:06:59.358Z'),
  ('2026-11-26-feedLinks', '2026-11-24T15:06:59.375Z'),
  ('2026-11-28-opened', '2026-11-24T15:06:59.482Z'),
  ('2026-11-28-profilePicture', '2026-11-24T15:06:59.627Z'),
  ('2026-11-29-module-calls', '2026-11-24T15:06:59.986Z');

CREATE TABLE `kysely_migration_kit` (
  `name` varchar(255) NOT NULL,
  `timestamp` varchar(255) NOT NULL,
  PRIMARY KEY (`name`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `kysely_migration_kit` (`name`, `timestamp`) values
  ('0001-writes', '2026-11-24T15:06:57.160Z'),
  ('0002-files', '2026-11-24T15:06:57.173Z'),
  ('0002-idempotency', '2026-11-24T15:06:57.186Z'),
  ('0003-copies', '2026-11-24T15:06:57.351Z'),
  ('0004-jobs', '2026-11-24T15:06:57.533Z');

CREATE TABLE `kysely_migration_kit_lock` (
  `id` varchar(255) NOT NULL,
  `is_locked` int(11) NOT NULL DEFAULT 0,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `kysely_migration_kit_lock` (`id`, `is_locked`) values
  ('migration_lock', 0);

CREATE TABLE `kysely_migration_lock` (
  `id` varchar(255) NOT NULL,
  `is_locked` int(11) NOT NULL DEFAULT 0,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `kysely_migration_lock` (`id`, `is_locked`) values
  ('migration_lock', 0);

CREATE TABLE `limits` (
  `id` char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `spentUntil` bigint(20) unsigned NOT NULL,
  PRIMARY KEY (`id`),
  KEY `limits_spentUntil` (`spentUntil`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `limits` (`id`, `spentUntil`) values
  ('1fd88d02b99bb8d49e4928e566d8cb3238980c2779cbfc1add88ff23a1715d4e', 1795533064048),
  ('268ab028787205a9c23612e236cccec8aacc9cd9d8c374e3b4e39e1f336d1429', 1795533184197),
  ('5324a1d2e3973a946f9163f93c38f56be5d0480b17595ca4cf4e2269e72412c3', 1795532969278);

CREATE TABLE `module_versions` (
  `name` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `version` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `container` varchar(120) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `entry` varchar(255) NOT NULL,
  `preload` json NOT NULL,
  `files` json NOT NULL,
  `file` json NOT NULL,
  `dateCreated` int(10) unsigned NOT NULL,
  `uses` json DEFAULT NULL,
  `requires` json DEFAULT NULL,
  `provides` json DEFAULT NULL,
  PRIMARY KEY (`name`,`version`),
  UNIQUE KEY `module_versions_container` (`container`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `module_versions` (`name`, `version`, `container`, `entry`, `preload`, `files`, `file`, `dateCreated`, `uses`, `requires`, `provides`) values
  ('admin', '1.0.0-1ea39bcf', 'admin__1_0_0_1ea39bcf', 'remoteEntry.31236db3bc.js', '["remoteEntry.31236db3bc.js","module.430d8aa940.js"]', '{"278.9521b54388.js":"sha384-xqr6uiOJX0rDmlPhUbqBspWSHhyS4qSVmsyoV9agYM6YaH/+IwfwwAExrsF5yXct","493.3f1583bc8f.js":"sha384-biO4LyoNrj0Pgsiwi7NHT56ThWdJF8LxszWWFWIbbMxJPtoMpcChiwg0V828Tw6j","541.06b86b2d3b.js":"sha384-idWAsqLq5yJgLgb7IPDz0U95++DjPXlxXU+P1FaGA/47+pHb71fXuHMITExJzR0Q","55.276a02794c.js":"sha384-70+S8rBzr4jgazWkNpqOn4wSSrs809PhPuRfenUR1kjSnPRCRZzXbHXe0t4ooopr","709.aedb47dcec.js":"sha384-CwLE/y5KS4waIb+deFOUJaGn7n5kouHxeWKLJVVTnW1pslOWFN8criPtJYCfgk19","952.b1508c68ec.js":"sha384-xkDUSlRHAnjCx6sqlKmZLNMMOwDOVIG5Ly+Fq2ykkXl062TbmQ+2bbsEsR48m2/W","module.430d8aa940.js":"sha384-bOw0rmcthgHU+QSOL1M+pQCgZ+7/B6Tt+614aiiOw33xGyiQcHr6KPgVIP/PgKJz","remoteEntry.31236db3bc.js":"sha384-Shji+uhnaD/bNEmWyrY/hMPkCYVahjNGa2TeTLZeULTKWPdGvq660zyrUMujNYVK","texts-en.c8b969e8c6.js":"sha384-3f+D+9tZM/r+f1NUetDPej2+CzHr3HEyHMGUm0EHWx8wdyAjmSnnafixuyb7waIh","texts-fr.b13f2f1a7f.js":"sha384-O8DyXrA+ItYV/E4w76UG1HOjSJmLVwdbWbeIh9PuEIDr5oazGeTXZsQXlufQxRwm","texts-ro.d5c15ac03f.js":"sha384-B4Va3XZfqRaa70lOh5c9posa66YFBIA7m28kmJaKKW9GUhrZwdd9Pv1769LPZZOl","texts-zh.4bdc546ca3.js":"sha384-b/ssaQiYV5x72mPVsOs1B3uRew5IhQeqK/OZBGjKvMVnow43mqmoHmPQ959EfnS+"}', '{"links":[],"destinations":[],"offers":[],"slots":[{"roles":[],"columns":6,"order":10,"name":"profile","slot":"shell/account.profile/v1"},{"roles":[],"columns":6,"order":10,"name":"dashboard","slot":"shell/account.dashboard/v1"},{"roles":[],"columns":6,"order":10,"name":"notifications","slot":"shell/account.notifications/v1"}],"creates":[{"title":{"en":"New company","fr":"Nouvelle entreprise","ro":"Companie nouă","zh":"新建公司"},"url":"/admin/companies?record=new","roles":["Team Lead","Project Manager","Operations"]},{"title":{"en":"New user","fr":"Nouvel utilisateur","ro":"Utilizator nou","zh":"新建用户"},"url":"/admin/users?record=new","roles":["Admin"]}],"menu":[{"roles":["Admin"],"order":40,"parent":null,"icon":null,"url":null,"type":"group","title":{"en":"Administration","fr":"Administration","ro":"Administrare","zh":"管理"},"id":"administration"},{"roles":["Admin"],"order":10,"parent":"administration","icon":"M15.879999999999999 15.5a1.12 1.12 0 1 0 2.24 0a1.12 1.12 0 1 0-2.24 0zM17 17.5c-.73 0-2.19.36-2.24 1.08.5.71 1.32 1.17 2.24 1.17s1.74-.46 2.24-1.17c-.05-.72-1.51-1.08-2.24-1.08M18 11.09V6.27L10.5 3 3 6.27v4.91c0 4.54 3.2 8.79 7.5 9.82.55-.13 1.08-.32 1.6-.55C13.18 21.99 14.97 23 17 23c3.31 0 6-2.69 6-6 0-2.97-2.16-5.43-5-5.91M11 17c0 .56.08 1.11.23 1.62-.24.11-.48.22-.73.3-3.17-1-5.5-4.24-5.5-7.74v-3.6l5.5-2.4 5.5 2.4v3.51c-2.84.48-5 2.94-5 5.91m6 4c-2.21 0-4-1.79-4-4s1.79-4 4-4 4 1.79 4 4-1.79 4-4 4","url":null,"type":"collapse","title":{"en":"Data management","fr":"Gestion des données","ro":"Gestionarea datelor","zh":"数据管理"},"id":"data-management"},{"id":"teams","title":{"en":"Teams","fr":"Équipes","ro":"Echipe","zh":"团队"},"type":"item","url":"/admin/teams","icon":"M4 13c1.1 0 2-.9 2-2s-.9-2-2-2-2 .9-2 2 .9 2 2 2m1.13 1.1c-.37-.06-.74-.1-1.13-.1-.99 0-1.93.21-2.78.58C.48 14.9 0 15.62 0 16.43V18h4.5v-1.61c0-.83.23-1.61.63-2.29M20 13c1.1 0 2-.9 2-2s-.9-2-2-2-2 .9-2 2 .9 2 2 2m4 3.43c0-.81-.48-1.53-1.22-1.85-.85-.37-1.79-.58-2.78-.58-.39 0-.76.04-1.13.1.4.68.63 1.46.63 2.29V18H24zm-7.76-2.78c-1.17-.52-2.61-.9-4.24-.9s-3.07.39-4.24.9C6.68 14.13 6 15.21 6 16.39V18h12v-1.61c0-1.18-.68-2.26-1.76-2.74M8.07 16c.09-.23.13-.39.91-.69.97-.38 1.99-.56 3.02-.56s2.05.18 3.02.56c.77.3.81.46.91.69zM12 8c.55 0 1 .45 1 1s-.45 1-1 1-1-.45-1-1 .45-1 1-1m0-2c-1.66 0-3 1.34-3 3s1.34 3 3 3 3-1.34 3-3-1.34-3-3-3","parent":"data-management","order":10,"roles":["Admin"]},{"id":"users","title":{"en":"Users","fr":"Utilisateurs","ro":"Utilizatori","zh":"用户"},"type":"item","url":"/admin/users","icon":"M4 18v-.65c0-.34.16-.66.41-.81C6.1 15.53 8.03 15 10 15c.03 0 .05 0 .08.01.1-.7.3-1.37.59-1.98-.22-.02-.44-.03-.67-.03-2.42 0-4.68.67-6.61 1.82-.88.52-1.39 1.5-1.39 2.53V20h9.26c-.42-.6-.75-1.28-.97-2zm6-6c2.21 0 4-1.79 4-4s-1.79-4-4-4-4 1.79-4 4 1.79 4 4 4m0-6c1.1 0 2 .9 2 2s-.9 2-2 2-2-.9-2-2 .9-2 2-2m10.75 10c0-.22-.03-.42-.06-.63l1.14-1.01-1-1.73-1.45.49q-.48-.405-1.08-.63L18 11h-2l-.3 1.49q-.6.225-1.08.63l-1.45-.49-1 1.73 1.14 1.01c-.03.21-.06.41-.06.63s.03.42.06.63l-1.14 1.01 1 1.73 1.45-.49q.48.405 1.08.63L16 21h2l.3-1.49q.6-.225 1.08-.63l1.45.49 1-1.73-1.14-1.01c.03-.21.06-.41.06-.63M17 18c-1.1 0-2-.9-2-2s.9-2 2-2 2 .9 2 2-.9 2-2 2","parent":"data-management","order":20,"roles":["Admin"]},{"id":"project-types","title":{"en":"Project types","fr":"Types de projet","ro":"Tipuri de proiect","zh":"项目类型"},"type":"item","url":"/admin/project-types","icon":"M0 0m12 2-5.5 9h11zm0 3.84L13.93 9h-3.87zM17.5 13c-2.49 0-4.5 2.01-4.5 4.5s2.01 4.5 4.5 4.5 4.5-2.01 4.5-4.5-2.01-4.5-4.5-4.5m0 7c-1.38 0-2.5-1.12-2.5-2.5s1.12-2.5 2.5-2.5 2.5 1.12 2.5 2.5-1.12 2.5-2.5 2.5M3 21.5h8v-8H3zm2-6h4v4H5z","parent":"data-management","order":30,"roles":["Admin"]},{"id":"opportunity-status","title":{"en":"Opportunity status","fr":"Statuts d\'opportunité","ro":"Stări ale oportunității","zh":"商机状态"},"type":"item","url":"/admin/opportunity-status","icon":"M0 0m12.36 6 .4 2H18v6h-3.36l-.4-2H7V6zM14 4H5v17h2v-7h5.6l.4 2h7V6h-5.6z","parent":"data-management","order":40,"roles":["Admin"]},{"id":"opportunity-owner","title":{"en":"Opportunity owner","fr":"Responsables d\'opportunité","ro":"Responsabili de oportunitate","zh":"商机负责人"},"type":"item","url":"/admin/opportunity-owner","icon":"M14 12h4v1.5h-4zm0 3h4v1.5h-4zM20 7h-5V4c0-1.1-.9-2-2-2h-2c-1.1 0-2 .9-2 2v3H4c-1.1 0-2 .9-2 2v11c0 1.1.9 2 2 2h16c1.1 0 2-.9 2-2V9c0-1.1-.9-2-2-2m-9 0V4h2v5h-2zm9 13H4V9h5c0 1.1.9 2 2 2h2c1.1 0 2-.9 2-2h5zM7.5 13.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0zM11.08 16.18c-.64-.28-1.34-.43-2.08-.43s-1.44.15-2.08.43c-.56.24-.92.78-.92 1.39V18h6v-.43c0-.61-.36-1.15-.92-1.39","parent":"data-management","order":50,"roles":["Admin"]},{"id":"sources","title":{"en":"Sources","fr":"Sources","ro":"Surse","zh":"来源"},"type":"item","url":"/admin/sources","icon":"M21 3.01H3c-1.1 0-2 .9-2 2V9h2V4.99h18v14.03H3V15H1v4.01c0 1.1.9 1.98 2 1.98h18c1.1 0 2-.88 2-1.98v-14c0-1.11-.9-2-2-2M11 16l4-4-4-4v3H1v2h10zM21 3.01H3c-1.1 0-2 .9-2 2V9h2V4.99h18v14.03H3V15H1v4.01c0 1.1.9 1.98 2 1.98h18c1.1 0 2-.88 2-1.98v-14c0-1.11-.9-2-2-2M11 16l4-4-4-4v3H1v2h10z","parent":"data-management","order":60,"roles":["Admin"]},{"id":"chances","title":{"en":"Chances","fr":"Chances","ro":"Șanse","zh":"中标几率"},"type":"item","url":"/admin/chances","icon":"M7.5 4C5.57 4 4 5.57 4 7.5S5.57 11 7.5 11 11 9.43 11 7.5 9.43 4 7.5 4m0 5C6.67 9 6 8.33 6 7.5S6.67 6 7.5 6 9 6.67 9 7.5 8.33 9 7.5 9m9 4c-1.93 0-3.5 1.57-3.5 3.5s1.57 3.5 3.5 3.5 3.5-1.57 3.5-3.5-1.57-3.5-3.5-3.5m0 5c-.83 0-1.5-.67-1.5-1.5s.67-1.5 1.5-1.5 1.5.67 1.5 1.5-.67 1.5-1.5 1.5M5.41 20 4 18.59 18.59 4 20 5.41z","parent":"data-management","order":70,"roles":["Admin"]},{"id":"company-types","title":{"en":"Company types","fr":"Types d\'entreprise","ro":"Tipuri de companii","zh":"公司类型"},"type":"item","url":"/admin/company-types","icon":"M12 7V3H2v18h20V7zM6 19H4v-2h2zm0-4H4v-2h2zm0-4H4V9h2zm0-4H4V5h2zm4 12H8v-2h2zm0-4H8v-2h2zm0-4H8V9h2zm0-4H8V5h2zm10 12h-8v-2h2v-2h-2v-2h2v-2h-2V9h8zm-2-8h-2v2h2zm0 4h-2v2h2z","parent":"data-management","order":80,"roles":["Admin"]},{"id":"company-contacts","title":{"en":"Company contacts","fr":"Contacts d\'entreprises","ro":"Contacte ale companiilor","zh":"公司联系人"},"type":"item","url":"/admin/company-contacts","icon":"M20 4H4c-1.1 0-2 .9-2 2v12c0 1.1.9 2 2 2h16c1.1 0 2-.9 2-2V6c0-1.1-.9-2-2-2m0 14H4V6h16zM4 0h16v2H4zm0 22h16v2H4zm8-10c1.38 0 2.5-1.12 2.5-2.5S13.38 7 12 7 9.5 8.12 9.5 9.5 10.62 12 12 12m0-3.5c.55 0 1 .45 1 1s-.45 1-1 1-1-.45-1-1 .45-1 1-1m5 7.49C17 13.9 13.69 13 12 13s-5 .9-5 2.99V17h10zm-8.19-.49c.61-.52 2.03-1 3.19-1 1.17 0 2.59.48 3.2 1z","parent":"data-management","order":85,"roles":["Admin"]},{"id":"companies","title":{"en":"Companies","fr":"Entreprises","ro":"Companii","zh":"公司"},"type":"item","url":"/admin/companies","icon":"M12 7V3H2v18h20V7zM6 19H4v-2h2zm0-4H4v-2h2zm0-4H4V9h2zm0-4H4V5h2zm4 12H8v-2h2zm0-4H8v-2h2zm0-4H8V9h2zm0-4H8V5h2zm10 12h-8v-2h2v-2h-2v-2h2v-2h-2V9h8zm-2-8h-2v2h2zm0 4h-2v2h2z","parent":"data-management","order":90,"roles":["Admin"]},{"id":"emails","title":{"en":"Emails","fr":"Courriels","ro":"E-mailuri","zh":"电子邮件"},"type":"item","url":"/admin/emails","icon":"M22 6c0-1.1-.9-2-2-2H4c-1.1 0-2 .9-2 2v12c0 1.1.9 2 2 2h16c1.1 0 2-.9 2-2zm-2 0-8 4.99L4 6zm0 12H4V8l8 5 8-5z","parent":"data-management","order":120,"roles":["Admin"]},{"id":"modules","title":{"en":"Modules","fr":"Modules","ro":"Module","zh":"模块"},"type":"item","url":"/admin/modules","icon":"M0 0m16.66 4.52 2.83 2.83-2.83 2.83-2.83-2.83zM9 5v4H5V5zm10 10v4h-4v-4zM9 15v4H5v-4zm7.66-13.31L11 7.34 16.66 13l5.66-5.66zM11 3H3v8h8zm10 10h-8v8h8zm-10 0H3v8h8z","parent":"data-management","order":130,"roles":["Admin"]}],"routes":[{"breadcrumbs":[{"url":null,"title":{"en":"Data management","fr":"Gestion des données","ro":"Gestionarea datelor","zh":"数据管理"}},{"title":{"en":"Teams","fr":"Équipes","ro":"Echipe","zh":"团队"},"url":"/admin/teams"}],"roles":["Team Lead","Project Manager"],"path":"/admin/teams"},{"breadcrumbs":[{"url":null,"title":{"en":"Data management","fr":"Gestion des données","ro":"Gestionarea datelor","zh":"数据管理"}},{"title":{"en":"Users","fr":"Utilisateurs","ro":"Utilizatori","zh":"用户"},"url":"/admin/users"}],"roles":["Team Lead","Project Manager"],"path":"/admin/users"},{"breadcrumbs":[{"url":null,"title":{"en":"Data management","fr":"Gestion des données","ro":"Gestionarea datelor","zh":"数据管理"}},{"title":{"en":"Project types","fr":"Types de projet","ro":"Tipuri de proiect","zh":"项目类型"},"url":"/admin/project-types"}],"roles":["Team Lead","Project Manager"],"path":"/admin/project-types"},{"breadcrumbs":[{"url":null,"title":{"en":"Data management","fr":"Gestion des données","ro":"Gestionarea datelor","zh":"数据管理"}},{"title":{"en":"Opportunity status","fr":"Statuts d\'opportunité","ro":"Stări ale oportunității","zh":"商机状态"},"url":"/admin/opportunity-status"}],"roles":["Team Lead","Project Manager"],"path":"/admin/opportunity-status"},{"breadcrumbs":[{"url":null,"title":{"en":"Data management","fr":"Gestion des données","ro":"Gestionarea datelor","zh":"数据管理"}},{"title":{"en":"Opportunity owner","fr":"Responsables d\'opportunité","ro":"Responsabili de oportunitate","zh":"商机负责人"},"url":"/admin/opportunity-owner"}],"roles":["Team Lead","Project Manager"],"path":"/admin/opportunity-owner"},{"breadcrumbs":[{"url":null,"title":{"en":"Data management","fr":"Gestion des données","ro":"Gestionarea datelor","zh":"数据管理"}},{"title":{"en":"Sources","fr":"Sources","ro":"Surse","zh":"来源"},"url":"/admin/sources"}],"roles":["Team Lead","Project Manager"],"path":"/admin/sources"},{"breadcrumbs":[{"url":null,"title":{"en":"Data management","fr":"Gestion des données","ro":"Gestionarea datelor","zh":"数据管理"}},{"title":{"en":"Chances","fr":"Chances","ro":"Șanse","zh":"中标几率"},"url":"/admin/chances"}],"roles":["Team Lead","Project Manager"],"path":"/admin/chances"},{"breadcrumbs":[{"url":null,"title":{"en":"Data management","fr":"Gestion des données","ro":"Gestionarea datelor","zh":"数据管理"}},{"title":{"en":"Company types","fr":"Types d\'entreprise","ro":"Tipuri de companii","zh":"公司类型"},"url":"/admin/company-types"}],"roles":["Team Lead","Project Manager"],"path":"/admin/company-types"},{"breadcrumbs":[{"url":null,"title":{"en":"Data management","fr":"Gestion des données","ro":"Gestionarea datelor","zh":"数据管理"}},{"title":{"en":"Company contacts","fr":"Contacts d\'entreprises","ro":"Contacte ale companiilor","zh":"公司联系人"},"url":"/admin/company-contacts"}],"roles":["Team Lead","Project Manager","Operations"],"path":"/admin/company-contacts"},{"breadcrumbs":[{"url":null,"title":{"en":"Data management","fr":"Gestion des données","ro":"Gestionarea datelor","zh":"数据管理"}},{"title":{"en":"Companies","fr":"Entreprises","ro":"Companii","zh":"公司"},"url":"/admin/companies"}],"roles":["Team Lead","Project Manager","Operations"],"path":"/admin/companies"},{"breadcrumbs":[{"url":null,"title":{"en":"Data management","fr":"Gestion des données","ro":"Gestionarea datelor","zh":"数据管理"}},{"title":{"en":"Emails","fr":"Courriels","ro":"E-mailuri","zh":"电子邮件"},"url":"/admin/emails"}],"roles":["Admin"],"path":"/admin/emails"},{"breadcrumbs":[{"url":null,"title":{"en":"Data management","fr":"Gestion des données","ro":"Gestionarea datelor","zh":"数据管理"}},{"title":{"en":"Modules","fr":"Modules","ro":"Module","zh":"模块"},"url":"/admin/modules"}],"roles":["Admin"],"path":"/admin/modules"}],"services":[{"name":"admin","range":"^1.0.0"},{"name":"shell","range":"^1.0.0"}],"shellApi":"^1.2.0","languages":["en","fr","ro","zh"],"title":{"en":"Administration","fr":"Administration","ro":"Administrare","zh":"管理"},"name":"admin"}', 1795532831, '{"@bidwright/contract-kit":["across","amount","array","boolean","choice","collection","count","day","emptyInput","everybody","fieldsOf","fileFacts","fileFields","flag","group","has","list","longText","manyRight","mayOrder","message","nobody","number","object","rate","reference","referenceOrText","references","roles","share","status","string","text","texts","year"],"@bidwright/remote-kit/forms":["ChoiceField","ChoicesField","DateField","FieldFrame","FieldGrid","Form","FormActions","LongTextField","NumberField","SwitchField","TextField","useFormField"],"@bidwright/remote-kit/icon":["createSvgIcon"],"@bidwright/remote-kit/intl":["FormattedMessage","said","useErrorText","useIntl"],"@bidwright/remote-kit/overlay":["ConfirmDialog","Dialog","RecordDrawer"],"@bidwright/remote-kit/references":["ReferenceField","ReferencesField"],"@bidwright/remote-kit/router":["useSearchParams"],"@bidwright/remote-kit/search":["SearchBox"],"@bidwright/remote-kit/store":["Provider","anyCollectionHooks","can","collectionApi","collectionHooks","download","jobHooks","moduleStore"],"@bidwright/remote-kit/table":["DataTable","FilterChip"],"@bidwright/remote-kit/ui":["Alert","AppLink","Box","Button","Card","Day","Empty","Failed","Link","LoadingRows","Menu","MenuItem","Page","PersonAvatar","SectionCard","Segments","Stack","StatusChip","Tag","Typography","today"],"@bidwright/shell-api":["defineModule","personShown","useAlert","useLanguage","usePerson"],"react":["useCallback","useEffect","useId","useMemo","useRef","useState"],"react/jsx-runtime":["Fragment","jsx","jsxs"]}', '{"react":"^19.0.0","react/jsx-runtime":"^19.0.0","@bidwright/shell-api":"^1.0.0","@bidwright/contract-kit":"^1.0.0","@bidwright/remote-kit/ui":"^1.0.0","@bidwright/remote-kit/icon":"^1.0.0","@bidwright/remote-kit/intl":"^1.0.0","@bidwright/remote-kit/router":"^1.0.0","@bidwright/remote-kit/store":"^1.0.0","@bidwright/remote-kit/forms":"^1.0.0","@bidwright/remote-kit/references":"^1.0.0","@bidwright/remote-kit/table":"^1.0.0","@bidwright/remote-kit/search":"^1.0.0","@bidwright/remote-kit/overlay":"^1.0.0"}', NULL),
  ('ftes', '1.0.0-594bb4bb', 'ftes__1_0_0_594bb4bb', 'remoteEntry.0c3cc4c18d.js', '["remoteEntry.0c3cc4c18d.js","module.816d5b2afa.js"]', '{"285.308a2507cb.js":"sha384-ZwaoguZVDQUHpJrXKsA+hJHNG/OhKVCSM+ezoVMThG2/4BXL7aROGToHtIBdtsht","449.df7138508d.js":"sha384-8RJ/jtOVpQp3HySNH0DdvQc1wdsmwl2YhxNj2tSoqVmhH+a0vk0coPx5nSuwmAJG","479.ac894d8bb5.js":"sha384-aT/HURGfjzLuLBg/+mQhwHpMKwXvCd1DV2O3QcTEj6tY1Q1xf8Of8ORk96rifuT5","483.9935e6c4b1.js":"sha384-z1IQ9VfSIA9PKcUBjbwchYpZS9R16EuhkntkZtXMKVuSJZhCFxYT6amE5HKMnDwG","513.d0795b9911.js":"sha384-CkttZvgK24FJ8x1yId8jJbci21D4uGdq6gelZQsLxkFLzU5RPS4XNd3AMzz6JpOF","566.aa40e28c3c.js":"sha384-5tHMgKexszeFHEllQ/xkuWFs1ItBIPTAi9E8UXPG2I/TUz+aHX013ZW+TQ6p9vhR","745.0f16279ec4.js":"sha384-cFmb/xKyPKxOWqvb9Fustysm0mu1goTRe2+OPJek3YAoSPcUB6fU7AILxkTMn4Tk","959.b324fbb100.js":"sha384-X++6Fo4X0n/CFfoMxf0kAohfQI/Xixhsuyvgcv9/qGSKpf3zvxNa4IEKmqcvaTr0","982.61216251d7.js":"sha384-3ditF3vZIyMSd9jl8atMmSzj2OZwm7iRZ56xzynv6L3kfNv5q9F6pQdw7iKfrLoT","module.816d5b2afa.js":"sha384-QOWe1NSrqeFkY+bFISjta4j6ug83AM9Xf83oCGDAgH4yr/S9Me9aa2WizoWXdHx0","remoteEntry.0c3cc4c18d.js":"sha384-/adf1Pfpo/04gbsgqgWdAhjbf4M43cNvvqGx/f3zUU5TT3jaU5fVp7LTKD9qwc9R","texts-en.1b383ea962.js":"sha384-0ajIY/FArk78ai2haVRCzbcgBgTd+xmJjcDNi6HbIBfSM9hsHTvSoCJt7XPSrYrT","texts-fr.264f433da0.js":"sha384-0Q/rv7NycFqscHYr5NPDkWq1PrkEesgfoXgc5lmx/MPliIevGur1u8qNeZ89Vr2Y","texts-ro.9a72df6ac4.js":"sha384-mTi44om+wxeD9BklNzCnHiTJV2RkiQOQKo1h64ueLsDZKeMBOR81eBLAbX9q1oV5","texts-zh.6e0f28762b.js":"sha384-kWbA3zZPRJGfqd27Krd5M5ZDohYS8StjJ0eUKW8/hSo+wox3dRraN5Al0kL0keVa"}', '{"links":[{"name":"Opportunity.list","optional":true},{"name":"Opportunity.show","optional":true},{"name":"Opportunity.projections","optional":true}],"destinations":[],"offers":[],"slots":[{"roles":["Team Lead","Project Manager","Operations"],"columns":6,"order":30,"name":"people","slot":"shell/search/v1"},{"slot":"shell/profile.menu/v1","name":"profile","order":10,"columns":12,"roles":[]},{"slot":"opportunities/projections/v1","name":"plan","order":10,"columns":12,"roles":["Team Lead","Project Manager","Operations"]},{"slot":"opportunities/detail.side/v1","name":"projections","order":20,"columns":12,"roles":["Team Lead","Project Manager","Operations"]},{"slot":"opportunities/form.teams/v1","name":"teamLoad","order":10,"columns":12,"roles":["Team Lead","Project Manager","Operations"]},{"slot":"shell/dashboard.widgets/v1","name":"teams","order":30,"columns":6,"roles":["Team Lead","Project Manager","Operations"]}],"creates":[],"menu":[],"routes":[{"path":"/user/ftes","roles":[],"breadcrumbs":[{"title":{"en":"FTE allocations","fr":"Affectations ETP","ro":"Alocări ENI","zh":"人力分配"},"url":"/user/ftes/me"}]}],"services":[],"shellApi":"^1.0.0","languages":["en","fr","ro","zh"],"title":{"en":"FTE allocations","fr":"Affectations ETP","ro":"Alocări ENI","zh":"人力分配"},"name":"ftes"}', 1795532832, '{"@bidwright/contract-kit":["across","amount","array","choice","collection","count","day","everybody","fileFacts","fileFields","flag","group","has","ids","labelled","link","list","longText","message","month","nobody","number","object","rate","recordId","reference","referenceOrText","references","share","status","string","text","texts","time","year","zone"],"@bidwright/remote-kit/forms":["FieldGrid","Form","FormActions","NumberField","TextField"],"@bidwright/remote-kit/icon":["createSvgIcon"],"@bidwright/remote-kit/intl":["FormattedMessage","useErrorText","useIntl"],"@bidwright/remote-kit/overlay":["ConfirmDialog","Dialog"],"@bidwright/remote-kit/references":["ReferenceField","ReferencesField"],"@bidwright/remote-kit/router":["RouterLink","useParams","useSearchParams"],"@bidwright/remote-kit/store":["Provider","can","collectionApi","collectionHooks","findRows","moduleStore","useOnce"],"@bidwright/remote-kit/ui":["Alert","Box","Button","Card","Empty","Failed","IconButton","Link","ListItemButton","LoadingRows","Menu","MenuItem","Page","PersonAvatar","Popper","SectionCard","Segments","Stack","StatusChip","Tooltip","Typography","today","useMediaQuery","useTheme"],"@bidwright/shell-api":["defineModule","useAlert","useDestination","useDirtyForm","usePerson"],"react":["memo","useCallback","useEffect","useMemo","useRef","useState"],"react/jsx-runtime":["Fragment","jsx","jsxs"]}', '{"react":"^19.0.0","react/jsx-runtime":"^19.0.0","@bidwright/shell-api":"^1.0.0","@bidwright/contract-kit":"^1.0.0","@bidwright/remote-kit/ui":"^1.0.0","@bidwright/remote-kit/icon":"^1.0.0","@bidwright/remote-kit/intl":"^1.0.0","@bidwright/remote-kit/router":"^1.0.0","@bidwright/remote-kit/store":"^1.0.0","@bidwright/remote-kit/forms":"^1.0.0","@bidwright/remote-kit/references":"^1.0.0","@bidwright/remote-kit/overlay":"^1.0.0"}', NULL),
  ('opportunities', '1.0.0-67573874', 'opportunities__1_0_0_67573874', 'remoteEntry.2b2e3966a2.js', '["remoteEntry.2b2e3966a2.js","module.ef0a18253e.js"]', '{"1005.3bc13b18cf.js":"sha384-F8r3IPB3Bak6rVeP9hpmVPS2xgiBUvbpBatxVkwW3+XlbhKofo4zvkaCw0R1WPJr","1079.05aab87a87.js":"sha384-7IroEE8oZuUIFwawXU235Tj763oz+rYEDX2Lq40EFibemTryW93x/eFsZz0p1FSP","1132.6287163f77.js":"sha384-ZVruElb4ex7/CD5Bv5N6jLs2lKGvd4iuA2KR7VGUm9A6ioOpjCf/1S9/s43Upr3a","1464.a72abbbf6d.js":"sha384-SX7OToHAzO01s5VEFCY2Pg5tXj1uRBQXV8hHfOTD+yyst/x2+rEB2t7FggHGn7WZ","173.f085ad6d22.js":"sha384-TR2su70JzeciI9iswrfhfIOzRwTHrb0E1U2gLfB68Lz8c7Irt/rKGehLnElNBaRR","1822.b10f61e492.js":"sha384-SXebz/ZEiCWagtxqXgGY7xZWbP2Q7fi1ROLP4YwOmwMSMeB48ueH7OrwVQ39QGht","183.0844b13e1b.js":"sha384-OF4qPcltZLuOOK/aqDZbZlUbgugzmlJiMM5yJDGyeoiG70B2UxH3YbJx1n+oeFhe","188.72b8c50556.js":"sha384-inlDcQFVRSOD+KTc0UEVz9xuda7rvXeAki7faNcs2wxXRrLIGg91xkhySjD7K14i","2475.8bc8b4d204.js":"sha384-2QbIzKiFTxpArln0xfAknNzpenM1asy+AEdXkf/DpK+MIZhX3UNn2b7JsEkY3c/S","2512.00dffa2e5b.js":"sha384-Dg2kOCdubCAi17rtZ/7Xsf0B23IGataf8qQwiit86qxjXXulLOAOrju+QYQoXjTy","2629.ef6894469b.js":"sha384-fr1a5D4HYyFKOqAJv1oV1MVJpu+HBfXMiJ4kppErWW+xtCm4wnpYbjN0bfY6BYIm","308.8a2924b38f.js":"sha384-TVpWFzsVxOzmXrYOdG3he5BbK+wVL7nzjBqsgWumOupR8wGZU5uwyh+l6UvxkGcn","3349.d0a2a6331b.js":"sha384-c8kNH4rFWl45RuMdRWA71xDhhC1/dAHjOdlLPQNQGxUWlq1Y2Wy3Kj9QMpNzyylI","3412.d1555c4ba7.js":"sha384-lkVijKac6wumWxxtS6Ly7ooDo5mMKOFzNJo/H0OVq7gC+7IpEqzs4EWkp5q1MSRf","3595.98b3c49270.js":"sha384-Qlciqqrgl2G0hejCQfGkrOcStLuRNs4JZ65ScTpGdhFkPDU96MoHEnd4lLoJIxw3","3927.b00838764d.js":"sha384-ez2K8F+MiAnsUTDXB1wlSrQtVXyS08vZ9gLIuMrsCx/Bb46rlzj6YYSrF/aafAtI","395.f01c6f74be.js":"sha384-ty3sYYmBtFsMJpHV10apUYGWcXB0r2weh157MwhWxivYZDg9dCN0cjlmHLj9B/Cn","4193.4ae6da7705.js":"sha384-Sff7iWoyU0MlNAeCrAQCkB4Lu6PgphijisDo5uqnUjrvai2Z1nmd4W4TKiaGOEon","4640.120f0fa0e3.js":"sha384-h2ID1vKU5wyS/pn2oxeYXUGHc9XCCKcDgO1J/Q3D+mZrh7psoCEGfmi7iNa6U0V3","4733.5b1046b736.js":"sha384-qpILMV6zZywJkJ0aayjzqyHnQCU95z5mIGikeDyrF2r7Wbll0W83pbFOMPokr3rX","4951.40083ffec6.js":"sha384-xIOVZ/Do2gGDYxKx+NVxeOF/PZT05iYgSCAcXd7IIewOPIcXuglDQYWyY+5uakPG","5100.3a7a694a31.js":"sha384-n/FbNBTWh2zBo7gd+zBLGl6RwP10TMvfzn/OPqpMsQtswJNxgf2HOhKa8xT5ugv9","5546.6790b9310e.js":"sha384-wl0GJOuuDUj4xiQ0VkqvTlSA0RjvpbAkylZyQp48RP0lXbDyxhpWNosVja+ppK80","5900.2e8891f32d.js":"sha384-DnLDIK/EDmhDD7qMRKnsHJV3ljFLtBeRyBaZM1InMh+fifE4ij/qiGMlFw+wjTRK","6189.e8a028f962.js":"sha384-l6D1IfG2jtITIIkeBQW18V0tsUyIJKXTygV6AUfevPSJTUVtCLhJscPgAH5ov1ih","6334.fcabe1d738.js":"sha384-oAxqOiu8zNqQCqvmwyb0NRbkC5rAiEApFjqiShxBIZF9WZZfdmWIuCT25mhtmSXB","6369.af797bc3a6.js":"sha384-IkPnJO42BpGnjDjIHU3m0ACfsEgdcOdys+qT+S0E5+Ek5XSfrR5HcR08XShicLyf","6375.dd1fd28468.js":"sha384-OOGi7JxFcvDEHAIbmz3vC9QS3KMsfJwwV7kgt33TGlvKYZRKHeeQRglV4sGiTNR+","653.416953b59d.js":"sha384-4rBlxIqX0fzj9vu1LxtbEPtZTMlvuvaD8RlDUi8u45/3rMp9wKnc8YAtImncSJM2","6755.d7ab8f83d7.js":"sha384-toZ7Ynl6fWAIK50PndyJwZoXdr44HXbTjn7GGnrgcQFBcNHSHY8n1rEEdgTey5fy","6809.735c7d455f.js":"sha384-2Rw1w1NItbvMIMYsh77UlLZaTHPGeCLfkFv0GMtEmfM0R7lB2gSR7sfuqWlKfAHD","6858.10a97c7d61.js":"sha384-7Lg7bCIOGUOKbBwOjBf3XuJRK7hCRGLS3PDlBjMRf9HJHWhUtjNgwVA53L6jENpg","6873.49ca241fd8.js":"sha384-qPT3M+48GO/BilQf+kOekv/ZwVZ6KZBPyaV0buKShDYXa8stXE+YptOdQAeGwozN","712.ab52da7c1f.js":"sha384-wex/Si4Us82m0b5H7VcI9lWtqAPBiuB2cQh+At+XjoAkEcmEb9Z1EPNEq+XEGtTD","7177.d9c7edaa14.js":"sha384-uIsXVg4BNuw1jAKyMnpjk0QyKIRVNsKB6R98Y3y/KsNUVA81UrMGCcR5hiNwhNPS","757.c7090dc85c.js":"sha384-MCr+CmRthyop9MYftIlOcnFpJrWazrfLU8iPlcqy5s6DCR6D4UrIA3n2DtQ+lRqJ","7576.185335ffc5.js":"sha384-sZ+VMP0PI7LFxplVxeQOpp6Yh4p9+QI5DuPuoLMpL0x3NQu4v/So+Ga2ZzBZmsQ2","7845.7d8705808d.js":"sha384-ststkCKHpRvKHKKbre1Jz+cpU7SgeAG6E6RL8eDroqIBPhlAH+2o26U+n52ECuD0","8159.bcca97f828.js":"sha384-67Rnn+3cNHq/e+UlbX1iYrrQb8emttbYEh1iCN72XAW4MjXqYmiu2H9jH/zuLgs3","8240.e3dfe5ed5a.js":"sha384-Xtp2GdV6zsExkIMpuI83kSpa9vNGmGKFRsQcOB5fhCy4I4oiR7OIwct6TCNMRKAr","8273.794821f1fc.js":"sha384-AFPFbwPj50OVF1ffYP6dfIrQGtGJuAa7voQrCVzHh7d27k55Up4fkkvq7rHqxbPs","8486.108edbec88.js":"sha384-IbFBefMNnlK7ofQnlVbHf0ojZmca8t1GP/I8qKg2SuLmARzgHyXWBs0+BqrDAxZH","8721.6c087df23b.js":"sha384-fdMZwPJ8++ZsdJPbMRgkVjcDIC4a3vTX6A5I7vhHosniXdB8XIAXEsEXRrtVKq0L","8805.347b470365.js":"sha384-1tLOkqpcmgQhM6IoeUK6bTBsR4Fl4rqC3eAXaWglRrqSijbhGTygyE9fcOdhhUCQ","8825.6514a0fa85.js":"sha384-K3Glk2pbjuCQf7r4NqfKvgzmhQMnifN8/fLUiA4jwr1ixTAuWz2SznbGvWDwJ/Vj","9177.914d395751.js":"sha384-+h0b3k8j4r37ifeO9wyUVXd7Qc9ObIIAPW4lswaufpbqB42VJ+fbeIaAlbziBx82","9329.64d1045118.js":"sha384-zIzST9/ooGko9FmICRG288xrSXEmhoWyLqSG4e4OT8fgK2C+WvnBs/+gU1ErTyye","9395.8fe20ec936.js":"sha384-VaVYElWJnFPverxBLB6+P3dU4H3S57+wCl0aPUN2+2r8ubpZRG3mX8CgL3p5lXEU","9562.c1150f0646.js":"sha384-2w6Tsul19iCGE4fErDu7hW5K/yj1pA7B3czhT05ZXkxXlvSicoTENVKYm/smKDm7","9587.dbbdd3d0ce.js":"sha384-/AqQycjIU7DtIJ4NHV/7N5aY3qUI0tz0d/74XlijZyneuP34nwbvO95UXvG3rJQ7","9626.0c2fa6d358.js":"sha384-wI9A5hfoorH2bX0k9yWw8/Upreup3v6z15qjlEvMBkmeF6gqwwRQ3gdG+nPlTOE4","9657.12b0dd82fd.js":"sha384-FmPqQiqOd4MZ4WnmvgyLVjzJWbOExtM5+753a4DG9uyb/WN0lzwmT0Mw6LU3/0gN","9734.4b16998315.js":"sha384-87q6fFf+tS21FQqJGg4ZP6qTlNxM/lJBpHlQe3A85VnKacUrEcDjR+3cPUTmzdA7","9992.0ba7051acf.js":"sha384-kNJGulvFI4CTkTgwIHMbEe3kNCEQGdq9LJbZEcxAsHvyYeZYGPmbPJ/Kn9W+s/gH","module.ef0a18253e.js":"sha384-NM58XlOxSbbi6fnmN7SYCh/SKJ8o+0gt8Mzx2/yosCDgWKq6liqwW5ioQ9VxngS0","remoteEntry.2b2e3966a2.js":"sha384-+BRirCoThVybTRSYSpks18zw1CBLKERhenxPJbe+Npxsib0HWRxfLwLEYJJIKj6Z","texts-en.b8d10bfba3.js":"sha384-BHRT4Ul815P/osrEkgwCCKqfPjfu8IBBLQej/wwUqml3IUKr3cn73I2ZFxpXeTFJ","texts-fr.2081a8f879.js":"sha384-vQXZe4lnd1FIa2FnhSMB/1iCT3NKBkb+qPu4tnAJljDjaykL2jzrHju5vqcQsjHk","texts-ro.b38d36fc6a.js":"sha384-BGdlGwn5RuoXCnlRNKKruxhoeTn7XkLoIGUQZTobgjjg98mHpR3lq57VN5Y3SXEg","texts-zh.6c80eeb54f.js":"sha384-Yu7/n3ZWlJgHR7Y6D6RJtMKqwiv5yIEsxaYIwn0u8JX0ym0/EJltabc5M3pWc8AV"}', '{"links":[{"name":"LibraryReport.show","optional":true}],"destinations":[{"name":"Opportunity.list","path":"/general/opportunities"},{"name":"Opportunity.show","path":"/general/opportunities/:id"},{"name":"Opportunity.projections","path":"/general/opportunities/:id/projections"}],"offers":[{"slot":"opportunities/projections/v1"},{"slot":"opportunities/detail.side/v1"},{"slot":"opportunities/form.teams/v1"},{"slot":"opportunities/reports/v1"}],"slots":[{"roles":["Team Lead","Project Manager","Operations"],"columns":6,"order":10,"name":"opportunities","slot":"shell/search/v1"},{"slot":"shell/dashboard.widgets/v1","name":"figures","order":5,"columns":12,"roles":["Team Lead","Project Manager","Operations"]},{"slot":"shell/dashboard.widgets/v1","name":"deadlines","order":10,"columns":6,"roles":["Team Lead","Project Manager","Operations"]},{"slot":"shell/dashboard.widgets/v1","name":"pipeline","order":15,"columns":6,"roles":["Team Lead","Project Manager","Operations"]},{"slot":"shell/dashboard.widgets/v1","name":"risk","order":20,"columns":6,"roles":["Team Lead","Project Manager"]},{"slot":"shell/dashboard.widgets/v1","name":"changes","order":50,"columns":6,"roles":["Team Lead","Project Manager","Operations"]},{"slot":"shell/dashboard.widgets/v1","name":"performance","order":25,"columns":6,"roles":["Team Lead","Project Manager","Operations"]},{"slot":"shell/dashboard.widgets/v1","name":"calendar","order":22,"columns":6,"roles":["Team Lead","Project Manager","Operations"]},{"slot":"shell/dashboard.widgets/v1","name":"recent","order":60,"columns":6,"roles":["Team Lead","Project Manager","Operations"]}],"creates":[{"title":{"en":"New opportunity","fr":"Nouvelle opportunité","ro":"Oportunitate nouă","zh":"新建商机"},"url":"/general/opportunities/new","roles":["Team Lead","Project Manager"]},{"title":{"en":"Import opportunities","fr":"Importer des opportunités","ro":"Importă oportunități","zh":"导入商机"},"url":"/general/opportunities/import","roles":["Operations"]}],"menu":[{"roles":["Admin"],"order":10,"parent":null,"icon":"M21 8c-1.45 0-2.26 1.44-1.93 2.51l-3.55 3.56c-.3-.09-.74-.09-1.04 0l-2.55-2.55C12.27 10.45 11.46 9 10 9c-1.45 0-2.27 1.44-1.93 2.52l-4.56 4.55C2.44 15.74 1 16.55 1 18c0 1.1.9 2 2 2 1.45 0 2.26-1.44 1.93-2.51l4.55-4.56c.3.09.74.09 1.04 0l2.55 2.55C12.73 16.55 13.54 18 15 18c1.45 0 2.27-1.44 1.93-2.52l3.56-3.55c1.07.33 2.51-.48 2.51-1.93 0-1.1-.9-2-2-2M0 0m15 9 .94-2.07L18 6l-2.06-.93L15 3l-.92 2.07L12 6l2.08.93zM3.5 11 4 9l2-.5L4 8l-.5-2L3 8l-2 .5L3 9z","url":"/reports","type":"item","title":{"en":"Reports","fr":"Rapports","ro":"Rapoarte","zh":"报表"},"id":"reports"},{"roles":[],"order":20,"parent":null,"icon":null,"url":null,"type":"group","title":{"en":"General","fr":"Général","ro":"General","zh":"常规"},"id":"general"},{"id":"opportunities","title":{"en":"Opportunities","fr":"Opportunités","ro":"Oportunități","zh":"商机"},"type":"item","url":"/general/opportunities","icon":"M14 6V4h-4v2zM4 8v11h16V8zm16-2c1.11 0 2 .89 2 2v11c0 1.11-.89 2-2 2H4c-1.11 0-2-.89-2-2l.01-11c0-1.11.88-2 1.99-2h4V4c0-1.11.89-2 2-2h4c1.11 0 2 .89 2 2v2z","parent":"general","order":10,"roles":["Team Lead","Project Manager","Operations"]},{"id":"projects","title":{"en":"Projects","fr":"Projets","ro":"Proiecte","zh":"项目"},"type":"item","url":"/general/projects","icon":"M0 0m18 9-1.41-1.42L10 14.17l-2.59-2.58L6 13l4 4zm1-6h-4.18C14.4 1.84 13.3 1 12 1s-2.4.84-2.82 2H5c-.14 0-.27.01-.4.04-.39.08-.74.28-1.01.55-.18.18-.33.4-.43.64-.1.23-.16.49-.16.77v14c0 .27.06.54.16.78s.25.45.43.64c.27.27.62.47 1.01.55.13.02.26.03.4.03h14c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2m-7-.25c.41 0 .75.34.75.75s-.34.75-.75.75-.75-.34-.75-.75.34-.75.75-.75M19 19H5V5h14z","parent":"general","order":20,"roles":["Team Lead","Project Manager","Operations"]}],"routes":[{"breadcrumbs":[{"url":null,"title":{"en":"General","fr":"Général","ro":"General","zh":"常规"}},{"title":{"en":"Opportunities","fr":"Opportunités","ro":"Oportunități","zh":"商机"},"url":"/general/opportunities"}],"roles":["Team Lead","Project Manager","Operations"],"path":"/general/opportunities"},{"breadcrumbs":[{"url":null,"title":{"en":"General","fr":"Général","ro":"General","zh":"常规"}},{"title":{"en":"Projects","fr":"Projets","ro":"Proiecte","zh":"项目"},"url":"/general/projects"}],"roles":["Team Lead","Project Manager","Operations"],"path":"/general/projects"},{"path":"/reports","roles":["Admin"],"breadcrumbs":[{"title":{"en":"Reports","fr":"Rapports","ro":"Rapoarte","zh":"报表"},"url":"/reports"}]}],"services":[],"shellApi":"^1.4.0","languages":["en","fr","ro","zh"],"title":{"en":"Opportunities","fr":"Opportunités","ro":"Oportunități","zh":"商机"},"name":"opportunities"}', 1795532834, '{"@bidwright/contract-kit":["across","amount","array","boolean","check","choice","collection","count","day","emptyInput","everybody","fieldsOf","fileFacts","fileFields","fileTypes","flag","group","has","ids","imageTypes","labelled","link","list","longText","longestFile","may","mayOrder","message","month","nobody","number","object","oneOfNumbers","outcomes","rate","recordId","reference","referenceOrText","references","share","status","string","text","texts","time","wholeRecord","year","zone"],"@bidwright/remote-kit/forms":["ChangeCount","ChoiceField","DateField","FieldFrame","FieldGrid","Form","FormActions","KeyCap","LongTextField","MoneyField","NumberField","Steps","SwitchField","TextField","useFormField","useFormValue","useOnceReleased"],"@bidwright/remote-kit/icon":["createSvgIcon"],"@bidwright/remote-kit/intl":["FormattedMessage","useErrorText","useFieldMessage","useIntl"],"@bidwright/remote-kit/overlay":["ClashDialog","ConfirmDialog","Dialog","RecordDrawer","useTheirChanges"],"@bidwright/remote-kit/references":["ReferenceField","ReferencesField"],"@bidwright/remote-kit/report":["CatalogueCard","CatalogueGroup","Chart","FigureLink","FigureTable","ParameterFrame","PeriodChips","chartAsPng","saveFile","useFigureText"],"@bidwright/remote-kit/router":["Navigate","RouterLink","useLocation","useNavigate","useParams","useSearchParams"],"@bidwright/remote-kit/search":["FilterSheet","SearchBox"],"@bidwright/remote-kit/store":["Provider","can","collectionApi","collectionHooks","download","findRows","jobHooks","moduleStore"],"@bidwright/remote-kit/table":["CellMenu","DataTable","FilterChip","FilterFrame","OptionsMenu"],"@bidwright/remote-kit/ui":["Alert","Box","Button","ButtonBase","Card","Checkbox","Day","Divider","DueDate","Empty","Failed","IconButton","Link","LoadingRows","Menu","MenuItem","Money","Page","PersonAvatar","Popover","SectionCard","Segments","StatusChip","StatusGlyph","Tag","Tooltip","Typography","daysBetween","floating","today","useCopy","useMediaQuery","useTheme"],"@bidwright/shell-api":["Slot","arriving","defineModule","lazy","useAlert","useDestination","useDirtyForm","usePerson"],"react":["Fragment","Suspense","cloneElement","createContext","default","forwardRef","memo","startTransition","useCallback","useContext","useDeferredValue","useEffect","useId","useLayoutEffect","useMemo","useReducer","useRef","useState"],"react-dom":["createPortal","unstable_batchedUpdates"],"react/jsx-runtime":["Fragment","jsx","jsxs"]}', '{"react":"^19.0.0","react/jsx-runtime":"^19.0.0","react-dom":"^19.0.0","@bidwright/shell-api":"^1.0.0","@bidwright/contract-kit":"^1.0.0","@bidwright/remote-kit/ui":"^1.0.0","@bidwright/remote-kit/icon":"^1.0.0","@bidwright/remote-kit/intl":"^1.0.0","@bidwright/remote-kit/router":"^1.0.0","@bidwright/remote-kit/store":"^1.0.0","@bidwright/remote-kit/forms":"^1.0.0","@bidwright/remote-kit/references":"^1.0.0","@bidwright/remote-kit/table":"^1.0.0","@bidwright/remote-kit/search":"^1.0.0","@bidwright/remote-kit/overlay":"^1.0.0","@bidwright/remote-kit/report":"^1.0.0"}', NULL);

CREATE TABLE `module_activations` (
  `id` bigint(20) unsigned NOT NULL AUTO_INCREMENT,
  `name` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `version` varchar(60) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `previous` varchar(60) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `activatedById` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `activatedByName` varchar(161) NOT NULL,
  `dateCreated` int(10) unsigned NOT NULL,
  `release` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `reason` varchar(500) DEFAULT NULL,
  PRIMARY KEY (`id`),
  KEY `module_activations_version` (`name`,`version`),
  CONSTRAINT `module_activations_version` FOREIGN KEY (`name`, `version`) REFERENCES `module_versions` (`name`, `version`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `module_activations` (`id`, `name`, `version`, `previous`, `activatedById`, `activatedByName`, `dateCreated`, `release`, `reason`) values
  (2, 'admin', '1.0.0-1ea39bcf', NULL, NULL, 'Team of shell, admin, ftes, opportunities, rfp-library, template-demo', 1795532838, '6cd151bb-3578-4ff7-af69-2238d8f3b6eb', NULL),
  (3, 'ftes', '1.0.0-594bb4bb', NULL, NULL, 'Team of shell, admin, ftes, opportunities, rfp-library, template-demo', 1795532838, '6cd151bb-3578-4ff7-af69-2238d8f3b6eb', NULL),
  (4, 'opportunities', '1.0.0-67573874', NULL, NULL, 'Team of shell, admin, ftes, opportunities, rfp-library, template-demo', 1795532838, '6cd151bb-3578-4ff7-af69-2238d8f3b6eb', NULL);

CREATE TABLE `module_calls` (
  `hour` int(10) unsigned NOT NULL,
  `name` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `version` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `bucket` tinyint(3) unsigned NOT NULL,
  `count` int(10) unsigned NOT NULL,
  PRIMARY KEY (`hour`,`name`,`version`,`bucket`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `module_calls` (`hour`, `name`, `version`, `bucket`, `count`) values
  (498759, 'admin', '1.0.0-1ea39bcf', 12, 1),
  (498759, 'admin', '1.0.0-1ea39bcf', 15, 1),
  (498759, 'admin', '1.0.0-1ea39bcf', 24, 1);

CREATE TABLE `module_failure_people` (
  `name` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `version` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `personId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `dateCreated` int(10) unsigned NOT NULL,
  PRIMARY KEY (`name`,`version`,`personId`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `module_failures` (
  `day` date NOT NULL,
  `name` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `version` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `kind` varchar(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `count` int(10) unsigned NOT NULL,
  `page` varchar(300) NOT NULL,
  `message` varchar(300) NOT NULL,
  `lastSeen` int(10) unsigned NOT NULL,
  PRIMARY KEY (`day`,`name`,`version`,`kind`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `module_overrides` (
  `codeHash` char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `name` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `personId` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `version` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `container` varchar(120) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `entry` varchar(255) NOT NULL,
  `preload` json NOT NULL,
  `files` json NOT NULL,
  `file` json NOT NULL,
  `expires` int(10) unsigned NOT NULL,
  PRIMARY KEY (`codeHash`),
  KEY `module_overrides_person` (`personId`,`name`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `modules` (
  `name` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `activeVersion` varchar(60) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  PRIMARY KEY (`name`),
  KEY `modules_version` (`name`,`activeVersion`),
  CONSTRAINT `modules_version` FOREIGN KEY (`name`, `activeVersion`) REFERENCES `module_versions` (`name`, `version`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `modules` (`name`, `activeVersion`) values
  ('admin', '1.0.0-1ea39bcf'),
  ('ftes', '1.0.0-594bb4bb'),
  ('opportunities', '1.0.0-67573874');

CREATE TABLE `notice_wishes` (
  `personId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `type` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `wish` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  PRIMARY KEY (`personId`,`type`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `notifications` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `version` int(11) NOT NULL,
  `dateCreated` int(11) NOT NULL,
  `dateUpdated` int(11) NOT NULL,
  `addedById` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `addedByName` varchar(255) DEFAULT NULL,
  `fieldVersions` json NOT NULL,
  `type` varchar(60) NOT NULL,
  `title` varchar(255) NOT NULL,
  `message` varchar(1000) NOT NULL,
  `values` json NOT NULL,
  `link` varchar(300) DEFAULT NULL,
  `recordId` varchar(36) DEFAULT NULL,
  `roles` json NOT NULL,
  `seq` int(11) NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `notifications_seq` (`seq`),
  KEY `notifications_record` (`recordId`,`type`,`seq`),
  KEY `notifications_age` (`dateUpdated`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `notifications` (`id`, `version`, `dateCreated`, `dateUpdated`, `addedById`, `addedByName`, `fieldVersions`, `type`, `title`, `message`, `values`, `link`, `recordId`, `roles`, `seq`) values
  ('01a20e1a-7314-75b7-ab16-cd3003fe3077', 1, 1795532944, 1795532944, '01a20e1a-72de-7524-b405-cfaaa8ae8a09', 'Rosa Real', '{}', 'user-registered', 'New account', 'Rosa Real has a new account', '{"person":"Rosa Real"}', '/admin/users', '01a20e1a-72de-7524-b405-cfaaa8ae8a09', '["Admin"]', 2),
  ('01a20e1a-7505-72d7-b119-8b789d9fcb59', 1, 1795532944, 1795532944, '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', '{}', 'user-registered', 'New account', 'Banana Split has a new account', '{"person":"Banana Split"}', '/admin/users', '01a20e1a-749d-74db-be2c-053ba849ce6c', '["Admin"]', 3);

CREATE TABLE `notification_reads` (
  `personId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `notificationId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `isRead` tinyint(1) NOT NULL,
  PRIMARY KEY (`personId`,`notificationId`),
  KEY `notification_reads_record` (`notificationId`),
  CONSTRAINT `notification_reads_record` FOREIGN KEY (`notificationId`) REFERENCES `notifications` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `notification_targets` (
  `target` varchar(70) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `seq` int(11) NOT NULL,
  `notificationId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `mail` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  PRIMARY KEY (`target`,`seq`),
  KEY `notification_targets_of` (`notificationId`),
  CONSTRAINT `notification_targets_record` FOREIGN KEY (`notificationId`) REFERENCES `notifications` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `notification_targets` (`target`, `seq`, `notificationId`, `mail`) values
  ('role:Admin', 2, '01a20e1a-7314-75b7-ab16-cd3003fe3077', 'digest'),
  ('role:Admin', 3, '01a20e1a-7505-72d7-b119-8b789d9fcb59', 'digest');

CREATE TABLE `notification_told` (
  `about` varchar(160) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `target` varchar(70) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `dateCreated` int(11) NOT NULL,
  PRIMARY KEY (`about`,`target`),
  KEY `notification_told_age` (`dateCreated`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `notification_told` (`about`, `target`, `dateCreated`) values
  ('user-registered:01a20e1a-72de-7524-b405-cfaaa8ae8a09:01a20e1a-72ea-730e-9d07-57b374cb97de', 'role:Admin', 1795532944),
  ('user-registered:01a20e1a-749d-74db-be2c-053ba849ce6c:01a20e1a-74a7-7230-ac1b-af2bd69ea00a', 'role:Admin', 1795532944);

CREATE TABLE `notifications_users` (
  `recordId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `refId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `name` varchar(255) NOT NULL,
  `position` int(11) NOT NULL,
  PRIMARY KEY (`recordId`,`refId`),
  CONSTRAINT `notifications_users_record` FOREIGN KEY (`recordId`) REFERENCES `notifications` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `opened_modules` (
  `name` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `openedById` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `openedByName` varchar(255) NOT NULL,
  `dateCreated` int(10) unsigned NOT NULL,
  PRIMARY KEY (`name`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `outbox` (
  `id` bigint(20) NOT NULL AUTO_INCREMENT,
  `receiver` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `eventId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `recordId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `payload` json NOT NULL,
  `attempts` int(11) NOT NULL DEFAULT 0,
  `nextAttempt` bigint(20) NOT NULL DEFAULT 0,
  `parked` tinyint(1) NOT NULL DEFAULT 0,
  `reason` varchar(500) DEFAULT NULL,
  PRIMARY KEY (`id`),
  KEY `outbox_order` (`receiver`,`parked`,`id`),
  KEY `outbox_record` (`receiver`,`recordId`,`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `outbox_receivers` (
  `receiver` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `attempts` int(11) NOT NULL DEFAULT 0,
  `nextAttempt` bigint(20) NOT NULL DEFAULT 0,
  PRIMARY KEY (`receiver`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `outbox_receivers` (`receiver`, `attempts`, `nextAttempt`) values
  ('admin', 0, 0),
  ('ftes', 0, 0),
  ('opportunities', 0, 0);

CREATE TABLE `passwordResets` (
  `accountId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `tokenHash` char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `expires` int(10) unsigned NOT NULL,
  PRIMARY KEY (`accountId`),
  UNIQUE KEY `tokenHash` (`tokenHash`),
  CONSTRAINT `resets_account` FOREIGN KEY (`accountId`) REFERENCES `accounts` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `passwordResets` (`accountId`, `tokenHash`, `expires`) values
  ('017e12f0-8660-709c-a412-6a240e9ca9b8', '89c7c3a3100052f80cf4b58dd8b8297d9cf26bfbb5fb2cae9eac155dc9a268ea', 1795534744);

CREATE TABLE `readers` (
  `personId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `readUpTo` int(11) NOT NULL DEFAULT 0,
  `language` varchar(60) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `digestUpTo` int(11) NOT NULL DEFAULT 0,
  PRIMARY KEY (`personId`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `sessions` (
  `tokenHash` char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `accountId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `browser` varchar(60) DEFAULT NULL,
  `system` varchar(60) DEFAULT NULL,
  `dateCreated` int(10) unsigned NOT NULL,
  `lastSeen` int(10) unsigned NOT NULL,
  `expires` int(10) unsigned NOT NULL,
  PRIMARY KEY (`tokenHash`),
  UNIQUE KEY `id` (`id`),
  KEY `sessions_account` (`accountId`),
  KEY `sessions_expires` (`expires`),
  CONSTRAINT `sessions_account` FOREIGN KEY (`accountId`) REFERENCES `accounts` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `sessions` (`tokenHash`, `id`, `accountId`, `browser`, `system`, `dateCreated`, `lastSeen`, `expires`) values
  ('195727b03166367cc4000be069d021d40f5f70f634a8477fe32a385283c6d074', '01a20e1a-7126-76ea-bdea-ebbf50b8f909', '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', NULL, NULL, 1795532943, 1795532943, 1795619343),
  ('34ed62ca3036682a17d9ef53cbc41f086c8dc87bc7539e9903e62f6759951cfc', '01a20e1a-7201-75b5-bf13-6750e09ac88d', '017e12f1-70c0-7c28-a22e-8aec479c00a5', NULL, NULL, 1795532943, 1795532943, 1795619343),
  ('e59fc51c34e584761a3fb0e222fba0241d0a12c0e76f8a7193d5544a92d7d4d7', '01a20e1a-d4cf-77a8-9694-d3a77933dcdf', '017e12f0-8660-709c-a412-6a240e9ca9b8', NULL, NULL, 1795532969, 1795532969, 1795619369);

CREATE TABLE `stored_files` (
  `storageKey` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `col` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `recordId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `state` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `at` int(11) NOT NULL,
  `sha256` char(64) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  PRIMARY KEY (`storageKey`),
  KEY `stored_files_record` (`recordId`),
  KEY `stored_files_state` (`state`,`at`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `views` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `version` int(11) NOT NULL,
  `dateCreated` int(11) NOT NULL,
  `dateUpdated` int(11) NOT NULL,
  `addedById` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `addedByName` varchar(255) DEFAULT NULL,
  `fieldVersions` json NOT NULL,
  `name` varchar(120) NOT NULL,
  `page` varchar(120) NOT NULL,
  `state` json NOT NULL,
  `reach` varchar(60) NOT NULL,
  `teamId` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `teamName` varchar(255) DEFAULT NULL,
  `pinned` tinyint(1) NOT NULL DEFAULT 0,
  `locked` tinyint(1) NOT NULL DEFAULT 0,
  `openTo` varchar(60) DEFAULT NULL,
  `openTeamId` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `openTeamName` varchar(255) DEFAULT NULL,
  `status` varchar(60) NOT NULL,
  PRIMARY KEY (`id`),
  KEY `views_name` (`status`,`name`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `views` (`id`, `version`, `dateCreated`, `dateUpdated`, `addedById`, `addedByName`, `fieldVersions`, `name`, `page`, `state`, `reach`, `teamId`, `teamName`, `pinned`, `locked`, `openTo`, `openTeamId`, `openTeamName`, `status`) values
  ('01a20e1a-d5ca-77cd-96d2-08db45904870', 1, 1795532969, 1795532969, '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', '{}', 'Mine', '/general/opportunities', '{"sort":"dueDate"}', 'private', NULL, NULL, 0, 0, NULL, NULL, NULL, 'Active');

CREATE TABLE `watched` (
  `col` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `ref` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `version` int(11) NOT NULL,
  `record` json NOT NULL,
  PRIMARY KEY (`col`,`id`),
  KEY `watched_ref` (`col`,`ref`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `watched` (`col`, `id`, `ref`, `version`, `record`) values
  ('admin.users', '01a20e1a-72de-7524-b405-cfaaa8ae8a09', NULL, 1, '{"name":"Rosa Real","email":"rosa@firm.example","permissions":["User","Admin"],"teams":[],"manager":{"id":null,"name":"No Manager"},"status":"Active"}'),
  ('admin.users', '01a20e1a-749d-74db-be2c-053ba849ce6c', NULL, 1, '{"name":"Banana Split","email":"banana@firm.example","permissions":["Banana"],"teams":[],"manager":{"id":null,"name":"No Manager"},"status":"Active"}'),
  ('opportunities.opportunities', '017e1321-0c40-763f-a865-f953065c1afa', NULL, 5, '{"solicitationName":"De-escalation training for front desks","opportunityStatus":{"id":"017e12f7-d960-720e-bbc7-b10fad7d4abc","name":"Lost"},"opportunityOwner":{"id":"017e12f6-04a0-7c96-93fc-19680af8ef03","name":"Ioana Petrescu"},"rfpManager":{"id":"017e12f9-ae20-721d-b3ba-a96830de8edd","name":"Ștefan Țurcanu"},"primaryTeam":{"id":"017e12f4-2fe0-70db-b8d2-5710f19bcfa5","name":"Human Capital"},"teamsInvolved":[{"id":"017e12f4-2fe0-70db-b8d2-5710f19bcfa5","name":"Human Capital"},{"id":"017e12f6-04a0-7d81-b17c-fc50b8da1ff4","name":"Proposal Center"}],"dueDate":"2023-03-13","dateQnA":"2023-03-01","decisionDueDate":"2023-02-17","status":"Active"}');
