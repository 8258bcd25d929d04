-- As release 67cb2c7 left it, a few rows of each table. Made by: npm run release:snapshot

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

CREATE TABLE `audit_head` (
  `id` tinyint(4) NOT NULL,
  `seq` bigint(20) NOT NULL,
  `prevHash` char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `hash` char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

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

CREATE TABLE `document_texts` (
  `recordId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `col` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `state` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `at` int(11) NOT NULL,
  `content` mediumtext DEFAULT NULL,
  PRIMARY KEY (`recordId`),
  KEY `document_texts_state` (`state`,`at`)
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

CREATE TABLE `kysely_migration` (
  `name` varchar(255) NOT NULL,
  `timestamp` varchar(255) NOT NULL,
  PRIMARY KEY (`name`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `kysely_migration` (`name`, `timestamp`) values
  ('2026-11-21-posts', '2026-11-24T15:06:55.971Z');

CREATE TABLE `kysely_migration_kit` (
  `name` varchar(255) NOT NULL,
  `timestamp` varchar(255) NOT NULL,
  PRIMARY KEY (`name`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `kysely_migration_kit` (`name`, `timestamp`) values
  ('0001-writes', '2026-11-24T15:06:55.389Z'),
  ('0002-files', '2026-11-24T15:06:55.468Z'),
  ('0002-idempotency', '2026-11-24T15:06:55.535Z'),
  ('0003-copies', '2026-11-24T15:06:55.624Z'),
  ('0004-jobs', '2026-11-24T15:06:55.692Z');

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

CREATE TABLE `posts` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `version` int(11) NOT NULL,
  `dateCreated` int(11) NOT NULL,
  `dateUpdated` int(11) NOT NULL,
  `addedById` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `addedByName` varchar(255) DEFAULT NULL,
  `fieldVersions` json NOT NULL,
  `name` varchar(120) NOT NULL,
  `text` varchar(1000) NOT NULL,
  `postedOn` date NOT NULL,
  `likes` int(11) DEFAULT NULL,
  `liked` tinyint(1) NOT NULL,
  `ownerId` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `ownerName` varchar(255) DEFAULT NULL,
  PRIMARY KEY (`id`),
  KEY `posts_newest` (`dateCreated`),
  KEY `posts_of` (`ownerId`,`postedOn`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `posts` (`id`, `version`, `dateCreated`, `dateUpdated`, `addedById`, `addedByName`, `fieldVersions`, `name`, `text`, `postedOn`, `likes`, `liked`, `ownerId`, `ownerName`) values
  ('017e12ef-9c00-7e5c-aed2-68da12c0deb3', 1, 1795452000, 1795452000, '017e12f0-8660-709c-a412-6a240e9ca9b8', 'Marcus Adeyemi', '{}', 'Marcus Adeyemi', 'The health team has moved to the fourth floor. The good coffee machine came with us; visitors are welcome.', '2026-11-23', 14, 0, NULL, NULL),
  ('017e12f0-8660-79b3-9053-c184574624b1', 1, 1795365600, 1795365600, '017e12f6-ef00-7e6c-a782-1d1f76d907f0', 'Éléonore Mercier', '{}', 'Éléonore Mercier', 'Nos graphiques savent enfin parler : chaque figure du rapport d’évaluation a maintenant sa phrase d’explication.', '2026-11-22', 9, 0, NULL, NULL),
  ('017e12f1-70c0-73ce-8d20-1d1095a94fbb', 1, 1795192800, 1795192800, '017e130b-1340-717b-a61f-71f6bf2763c3', 'Rosalind Achterberg', '{}', 'Rosalind Achterberg', 'New cover template is ready: less blue, more room for the client’s name. Print one before you judge it.', '2026-11-20', 31, 0, NULL, NULL);

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
