-- As release 67cb2c7 left it, a few rows of each table. Made by: npm run release:snapshot

CREATE TABLE `announced` (
  `col` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `receiver` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  PRIMARY KEY (`col`,`receiver`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `announced` (`col`, `receiver`) values
  ('projections', 'opportunities');

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

insert into `copies` (`col`, `id`, `version`, `record`) values
  ('chances', '017e12ef-9c00-747c-9b47-7b776f21ae87', 1, '{"id":"017e12ef-9c00-747c-9b47-7b776f21ae87","version":1,"name":"0 %","description":null,"order":1,"status":"Active","value":0,"meaning":"Decided against us, or not pursued","dateCreated":1661349200,"dateUpdated":1661349200,"addedBy":{"id":"017e12ef-9c00-7cd3-8697-b1d865ffb8f4","name":"Dana Whitfield"}}'),
  ('chances', '017e12f0-8660-7d66-899a-bda9ac2d4c21', 1, '{"id":"017e12f0-8660-7d66-899a-bda9ac2d4c21","version":1,"name":"10 %","description":null,"order":2,"status":"Active","value":0.1,"meaning":"Known to us, nothing checked yet","dateCreated":1661349260,"dateUpdated":1661349260,"addedBy":{"id":"017e12ef-9c00-7cd3-8697-b1d865ffb8f4","name":"Dana Whitfield"}}'),
  ('chances', '017e12f1-70c0-79e2-bd65-9f76c6d1b603', 1, '{"id":"017e12f1-70c0-79e2-bd65-9f76c6d1b603","version":1,"name":"25 %","description":null,"order":3,"status":"Active","value":0.25,"meaning":"It fits what we do; the client does not know us well","dateCreated":1661349320,"dateUpdated":1661349320,"addedBy":{"id":"017e12ef-9c00-7cd3-8697-b1d865ffb8f4","name":"Dana Whitfield"}}');

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

insert into `inbox` (`eventId`, `dateCreated`) values
  ('01a20e18-a06e-727f-ac5c-3cdd307db7a5', 1795532827),
  ('01a20e18-a06e-727f-ac5c-400df93c8ef0', 1795532828),
  ('01a20e18-a06e-727f-ac5c-45525702734a', 1795532828);

CREATE TABLE `kysely_migration` (
  `name` varchar(255) NOT NULL,
  `timestamp` varchar(255) NOT NULL,
  PRIMARY KEY (`name`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `kysely_migration` (`name`, `timestamp`) values
  ('2026-11-21-projections', '2026-11-24T15:06:56.813Z'),
  ('2026-11-22-everyField', '2026-11-24T15:06:57.132Z'),
  ('2026-11-23-span', '2026-11-24T15:06:57.473Z'),
  ('2026-11-24-asked', '2026-11-24T15:06:57.983Z'),
  ('2026-11-24-newest', '2026-11-24T15:06:57.997Z'),
  ('2026-11-25-plans-told-again', '2026-11-24T15:06:58.007Z');

CREATE TABLE `kysely_migration_kit` (
  `name` varchar(255) NOT NULL,
  `timestamp` varchar(255) NOT NULL,
  PRIMARY KEY (`name`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `kysely_migration_kit` (`name`, `timestamp`) values
  ('0001-writes', '2026-11-24T15:06:56.087Z'),
  ('0002-files', '2026-11-24T15:06:56.170Z'),
  ('0002-idempotency', '2026-11-24T15:06:56.183Z'),
  ('0003-copies', '2026-11-24T15:06:56.203Z'),
  ('0004-jobs', '2026-11-24T15:06:56.266Z');

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

CREATE TABLE `projections` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `version` int(11) NOT NULL,
  `dateCreated` int(11) NOT NULL,
  `dateUpdated` int(11) NOT NULL,
  `addedById` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `addedByName` varchar(255) DEFAULT NULL,
  `fieldVersions` json NOT NULL,
  `fteId` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `fteName` varchar(255) DEFAULT NULL,
  `opportunityId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `opportunityName` varchar(255) NOT NULL,
  `oppStatusId` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `oppStatusName` varchar(255) DEFAULT NULL,
  `kind` varchar(60) NOT NULL,
  `entries` json NOT NULL,
  `note` mediumtext DEFAULT NULL,
  `status` varchar(60) NOT NULL,
  `openRole` json DEFAULT NULL,
  `frequency` varchar(60) DEFAULT 'Monthly',
  `contractType` varchar(60) DEFAULT NULL,
  `oppManagerId` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `oppManagerName` varchar(255) DEFAULT NULL,
  `oppOwnerId` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `oppOwnerName` varchar(255) DEFAULT NULL,
  `firstMonth` int(11) DEFAULT NULL,
  `lastMonth` int(11) DEFAULT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `projections_once_fte` (`fteId`,`opportunityId`,`kind`),
  KEY `projections_newest` (`dateCreated`),
  KEY `projections_fte` (`fteId`,`opportunityName`),
  KEY `projections_opportunity` (`opportunityId`),
  KEY `projections_name` (`opportunityName`),
  KEY `projections_manager` (`oppManagerId`),
  KEY `projections_span` (`lastMonth`),
  KEY `projections_by_dateUpdated` (`dateUpdated`),
  KEY `projections_by_addedById` (`addedById`),
  KEY `projections_by_fteName` (`fteName`),
  KEY `projections_by_oppStatusId` (`oppStatusId`),
  KEY `projections_by_oppOwnerId` (`oppOwnerId`),
  KEY `projections_by_kind` (`kind`),
  KEY `projections_by_status` (`status`),
  KEY `projections_inUse` (`status`,`dateCreated`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `projections` (`id`, `version`, `dateCreated`, `dateUpdated`, `addedById`, `addedByName`, `fieldVersions`, `fteId`, `fteName`, `opportunityId`, `opportunityName`, `oppStatusId`, `oppStatusName`, `kind`, `entries`, `note`, `status`, `openRole`, `frequency`, `contractType`, `oppManagerId`, `oppManagerName`, `oppOwnerId`, `oppOwnerName`, `firstMonth`, `lastMonth`) values
  ('017e12ef-9c00-7013-9199-fdfea3de6733', 1, 1788277752, 1788277752, '017e12fa-9880-72ee-9a05-84984f0a9534', 'Grace Lindqvist', '{}', '017e12f3-4580-7c6e-bf7c-4847ed3cfc6f', 'Bea Tran', '017e12fc-6d40-77a3-950d-2d4e517dd05f', 'Security program management office', '017e12f6-ef00-7b32-8cf0-b91ba6620d5e', 'Won', 'planned', '[{"month":10,"monthLabel":"Oct","year":2026,"percentAllocated":0.3},{"month":11,"monthLabel":"Nov","year":2026,"percentAllocated":0.6},{"month":12,"monthLabel":"Dec","year":2026,"percentAllocated":0.8},{"month":1,"monthLabel":"Jan","year":2027,"percentAllocated":1.2},{"month":2,"monthLabel":"Feb","year":2027,"percentAllocated":0.6},{"month":3,"monthLabel":"Mar","year":2027,"percentAllocated":0.6},{"month":4,"monthLabel":"Apr","year":2027,"percentAllocated":0.6}]', NULL, 'Active', 'null', 'Monthly', NULL, '017e12fa-9880-72ee-9a05-84984f0a9534', 'Grace Lindqvist', '017e12f5-1a40-7b1d-9822-8e88dc6f51e9', 'Thomas Hargrove', 24321, 24327),
  ('017e12f0-8660-706a-8495-9295d700fbaa', 1, 1756739025, 1756739025, '017e12f1-70c0-7c28-a22e-8aec479c00a5', 'Priya Raman', '{}', '017e1300-16c0-7467-8430-3e07c317ca8e', 'Mihai Dobre', '017e12fa-9880-7532-848e-d43aaafddf4f', 'Statewide primary care access plan, follow-on', '017e12f6-ef00-7b32-8cf0-b91ba6620d5e', 'Won', 'planned', '[{"month":10,"monthLabel":"Oct","year":2026,"percentAllocated":0.3},{"month":11,"monthLabel":"Nov","year":2026,"percentAllocated":0.7},{"month":12,"monthLabel":"Dec","year":2026,"percentAllocated":0.7},{"month":1,"monthLabel":"Jan","year":2027,"percentAllocated":0.6},{"month":2,"monthLabel":"Feb","year":2027,"percentAllocated":0.6},{"month":3,"monthLabel":"Mar","year":2027,"percentAllocated":0.6},{"month":4,"monthLabel":"Apr","year":2027,"percentAllocated":0.6}]', NULL, 'Active', 'null', 'Monthly', NULL, '017e12f1-70c0-7c28-a22e-8aec479c00a5', 'Priya Raman', '017e12f0-8660-709c-a412-6a240e9ca9b8', 'Marcus Adeyemi', 24321, 24327),
  ('017e12f1-70c0-7ca6-9aff-ee97fa486c16', 1, 1788275351, 1788275351, '017e12f1-70c0-7c28-a22e-8aec479c00a5', 'Priya Raman', '{}', '017e1301-eb80-7d6d-8cad-d8505f7347e5', 'Jonah Whitcomb', '017e12f4-2fe0-7a92-bb8a-9c0f02ce3c5c', 'Forecast archive move to the cloud', '017e12f6-ef00-7b32-8cf0-b91ba6620d5e', 'Won', 'planned', '[{"month":10,"monthLabel":"Oct","year":2026,"percentAllocated":0.3},{"month":11,"monthLabel":"Nov","year":2026,"percentAllocated":0.6},{"month":12,"monthLabel":"Dec","year":2026,"percentAllocated":0.6},{"month":1,"monthLabel":"Jan","year":2027,"percentAllocated":0.95},{"month":2,"monthLabel":"Feb","year":2027,"percentAllocated":0.95},{"month":3,"monthLabel":"Mar","year":2027,"percentAllocated":1.15},{"month":4,"monthLabel":"Apr","year":2027,"percentAllocated":0.6}]', NULL, 'Active', 'null', 'Monthly', NULL, '017e12f1-70c0-7c28-a22e-8aec479c00a5', 'Priya Raman', '017e12f6-04a0-7d1c-ba40-e5ee49e8d9d2', 'Lian Yu', 24321, 24327);

CREATE TABLE `projections_fteTeams` (
  `recordId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `refId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `name` varchar(255) NOT NULL,
  `position` int(11) NOT NULL,
  PRIMARY KEY (`recordId`,`refId`),
  KEY `projections_fteTeams_of` (`refId`),
  CONSTRAINT `projections_fteTeams_record` FOREIGN KEY (`recordId`) REFERENCES `projections` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `projections_fteTeams` (`recordId`, `refId`, `name`, `position`) values
  ('017e12ef-9c00-7013-9199-fdfea3de6733', '017e12ef-9c00-72d2-afc3-43848560d39b', 'Health', 0),
  ('017e12f0-8660-706a-8495-9295d700fbaa', '017e12ef-9c00-72d2-afc3-43848560d39b', 'Health', 0),
  ('017e12f1-70c0-7ca6-9aff-ee97fa486c16', '017e12f1-70c0-7bdf-bf55-6d05911588fe', 'Digital and Cloud', 0);

CREATE TABLE `projections_oppTeams` (
  `recordId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `refId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `name` varchar(255) NOT NULL,
  `position` int(11) NOT NULL,
  PRIMARY KEY (`recordId`,`refId`),
  KEY `projections_oppTeams_of` (`refId`),
  CONSTRAINT `projections_oppTeams_record` FOREIGN KEY (`recordId`) REFERENCES `projections` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `projections_oppTeams` (`recordId`, `refId`, `name`, `position`) values
  ('017e12ef-9c00-7013-9199-fdfea3de6733', '017e12f0-8660-7dc1-af78-f05748b7d5a7', 'Defense and Security', 0),
  ('017e12ef-9c00-7013-9199-fdfea3de6733', '017e12f1-70c0-7bdf-bf55-6d05911588fe', 'Digital and Cloud', 1),
  ('017e12f0-8660-706a-8495-9295d700fbaa', '017e12ef-9c00-72d2-afc3-43848560d39b', 'Health', 0);

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
