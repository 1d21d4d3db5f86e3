import { APP_ROLE } from '@palpite/ledger';

/** The application's rights on the tables of all modules: it works with rows, but only adds to history. */
export const OPERATOR_GRANTS = `
  GRANT USAGE ON SCHEMA operator, migrations TO ${APP_ROLE};
  GRANT SELECT ON ALL TABLES IN SCHEMA migrations TO ${APP_ROLE};
  GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA operator TO ${APP_ROLE};
  GRANT USAGE ON ALL SEQUENCES IN SCHEMA operator TO ${APP_ROLE};
  REVOKE UPDATE, DELETE ON operator.act, operator.wager_key FROM ${APP_ROLE};
  REVOKE INSERT, UPDATE, DELETE ON operator.detached_count, operator.detached_decision FROM ${APP_ROLE};
  REVOKE UPDATE, DELETE ON operator.team_closure FROM ${APP_ROLE};
  REVOKE UPDATE, DELETE ON operator.login_history FROM ${APP_ROLE};
  REVOKE UPDATE, DELETE ON operator.terms_agreement FROM ${APP_ROLE};
  REVOKE UPDATE, DELETE ON operator.idempotent_answer FROM ${APP_ROLE};
  GRANT UPDATE (status, answer) ON operator.idempotent_answer TO ${APP_ROLE};
  REVOKE UPDATE, DELETE ON operator.staff_action FROM ${APP_ROLE};
  REVOKE UPDATE, DELETE ON operator.staff_request FROM ${APP_ROLE};
  GRANT UPDATE (outcome, decided_at, decided_by) ON operator.staff_request TO ${APP_ROLE};
  REVOKE UPDATE, DELETE ON operator.lottery_result FROM ${APP_ROLE};
  REVOKE UPDATE, DELETE ON operator.event FROM ${APP_ROLE};
  REVOKE UPDATE ON operator.event_new FROM ${APP_ROLE};
  REVOKE INSERT, DELETE ON operator.event_head FROM ${APP_ROLE};
  REVOKE DELETE ON operator.staff FROM ${APP_ROLE};
  DO $$
  BEGIN
    -- Older servers have no such right: there the server's own housekeeping counts a filled catalogue a minute later.
    IF current_setting('server_version_num')::int >= 170000 THEN
      GRANT MAINTAIN ON operator.game, operator.node TO ${APP_ROLE};
    END IF;
  END $$;`;
