// Generated from the database: `npm run types:database` writes it.

export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  // Allows to automatically instantiate createClient with right options
  // instead of createClient<Database, { PostgrestVersion: 'XX' }>(URL, KEY)
  __InternalSupabase: {
    PostgrestVersion: "12"
  }
  public: {
    Tables: {
      account_deletions: {
        Row: {
          cancelled_at: string | null
          requested_at: string
          user_id: string
        }
        Insert: {
          cancelled_at?: string | null
          requested_at?: string
          user_id: string
        }
        Update: {
          cancelled_at?: string | null
          requested_at?: string
          user_id?: string
        }
        Relationships: []
      }
      anonymous_usage: {
        Row: {
          last_used: string
          session_id: string
          usage_count: number
        }
        Insert: {
          last_used?: string
          session_id: string
          usage_count?: number
        }
        Update: {
          last_used?: string
          session_id?: string
          usage_count?: number
        }
        Relationships: []
      }
      content_reports: {
        Row: {
          created_at: string
          dismissed_at: string | null
          id: string
          inspiration_id: string | null
          note: string | null
          reason: string
          shared_story_id: string | null
          user_id: string
        }
        Insert: {
          created_at?: string
          dismissed_at?: string | null
          id?: string
          inspiration_id?: string | null
          note?: string | null
          reason: string
          shared_story_id?: string | null
          user_id: string
        }
        Update: {
          created_at?: string
          dismissed_at?: string | null
          id?: string
          inspiration_id?: string | null
          note?: string | null
          reason?: string
          shared_story_id?: string | null
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "content_reports_inspiration_id_fkey"
            columns: ["inspiration_id"]
            referencedRelation: "user_inspirations"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "content_reports_shared_story_id_fkey"
            columns: ["shared_story_id"]
            referencedRelation: "user_shared_stories"
            referencedColumns: ["id"]
          },
        ]
      }
      curated_favorites: {
        Row: {
          created_at: string
          inspiration_id: string
          user_id: string
        }
        Insert: {
          created_at?: string
          inspiration_id: string
          user_id?: string
        }
        Update: {
          created_at?: string
          inspiration_id?: string
          user_id?: string
        }
        Relationships: []
      }
      imported_items: {
        Row: {
          inspiration_id: string | null
          origin_id: string
          shared_story_id: string | null
          story_id: string | null
          user_id: string
        }
        Insert: {
          inspiration_id?: string | null
          origin_id: string
          shared_story_id?: string | null
          story_id?: string | null
          user_id: string
        }
        Update: {
          inspiration_id?: string | null
          origin_id?: string
          shared_story_id?: string | null
          story_id?: string | null
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "imported_items_inspiration_id_fkey"
            columns: ["inspiration_id"]
            referencedRelation: "user_inspirations"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "imported_items_shared_story_id_fkey"
            columns: ["shared_story_id"]
            referencedRelation: "user_shared_stories"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "imported_items_story_id_fkey"
            columns: ["story_id"]
            referencedRelation: "user_stories"
            referencedColumns: ["id"]
          },
        ]
      }
      inspiration_likes: {
        Row: {
          created_at: string
          inspiration_id: string
          user_id: string
        }
        Insert: {
          created_at?: string
          inspiration_id: string
          user_id?: string
        }
        Update: {
          created_at?: string
          inspiration_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "inspiration_likes_inspiration_id_fkey"
            columns: ["inspiration_id"]
            referencedRelation: "user_inspirations"
            referencedColumns: ["id"]
          },
        ]
      }
      inspiration_uses: {
        Row: {
          created_at: string
          id: string
          inspiration_id: string
          story_id: string | null
          used_on: string
          user_id: string
        }
        Insert: {
          created_at?: string
          id?: string
          inspiration_id: string
          story_id?: string | null
          used_on?: string
          user_id?: string
        }
        Update: {
          created_at?: string
          id?: string
          inspiration_id?: string
          story_id?: string | null
          used_on?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "inspiration_uses_inspiration_id_fkey"
            columns: ["inspiration_id"]
            referencedRelation: "user_inspirations"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "inspiration_uses_story_id_fkey"
            columns: ["story_id"]
            referencedRelation: "user_stories"
            referencedColumns: ["id"]
          },
        ]
      }
      kept_run_parts: {
        Row: {
          caller: string
          events: string
          first_id: number
          last_id: number
          run_id: string
        }
        Insert: {
          caller: string
          events: string
          first_id: number
          last_id: number
          run_id: string
        }
        Update: {
          caller?: string
          events?: string
          first_id?: number
          last_id?: number
          run_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "kept_run_parts_caller_run_id_fkey"
            columns: ["caller", "run_id"]
            referencedRelation: "kept_runs"
            referencedColumns: ["caller", "run_id"]
          },
        ]
      }
      kept_runs: {
        Row: {
          attended_at: string | null
          caller: string
          kept_at: string
          listened_at: string | null
          over: boolean
          run_id: string
          stopped: boolean
          user_id: string | null
        }
        Insert: {
          attended_at?: string | null
          caller: string
          kept_at?: string
          listened_at?: string | null
          over?: boolean
          run_id: string
          stopped?: boolean
          user_id?: string | null
        }
        Update: {
          attended_at?: string | null
          caller?: string
          kept_at?: string
          listened_at?: string | null
          over?: boolean
          run_id?: string
          stopped?: boolean
          user_id?: string | null
        }
        Relationships: []
      }
      newsletter_subscribers: {
        Row: {
          consent: string
          created_at: string
          email: string
        }
        Insert: {
          consent: string
          created_at?: string
          email: string
        }
        Update: {
          consent?: string
          created_at?: string
          email?: string
        }
        Relationships: []
      }
      profiles: {
        Row: {
          display_name: string
          id: string
        }
        Insert: {
          display_name?: string
          id: string
        }
        Update: {
          display_name?: string
          id?: string
        }
        Relationships: []
      }
      shared_story_days: {
        Row: {
          day: string
          likes: number
          shared_story_id: string
          views: number
        }
        Insert: {
          day: string
          likes?: number
          shared_story_id: string
          views?: number
        }
        Update: {
          day?: string
          likes?: number
          shared_story_id?: string
          views?: number
        }
        Relationships: [
          {
            foreignKeyName: "shared_story_days_shared_story_id_fkey"
            columns: ["shared_story_id"]
            referencedRelation: "user_shared_stories"
            referencedColumns: ["id"]
          },
        ]
      }
      shared_story_likes: {
        Row: {
          created_at: string
          shared_story_id: string
          user_id: string
        }
        Insert: {
          created_at?: string
          shared_story_id: string
          user_id?: string
        }
        Update: {
          created_at?: string
          shared_story_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "shared_story_likes_shared_story_id_fkey"
            columns: ["shared_story_id"]
            referencedRelation: "user_shared_stories"
            referencedColumns: ["id"]
          },
        ]
      }
      shared_story_views: {
        Row: {
          shared_story_id: string
          viewed_on: string
          visitor: string
        }
        Insert: {
          shared_story_id: string
          viewed_on?: string
          visitor: string
        }
        Update: {
          shared_story_id?: string
          viewed_on?: string
          visitor?: string
        }
        Relationships: [
          {
            foreignKeyName: "shared_story_views_shared_story_id_fkey"
            columns: ["shared_story_id"]
            referencedRelation: "user_shared_stories"
            referencedColumns: ["id"]
          },
        ]
      }
      story_notes: {
        Row: {
          names: string[]
          notes: NonNullable<Json>
          revision: number
          story_id: string
          updated_at: string
        }
        Insert: {
          names?: string[]
          notes: NonNullable<Json>
          revision?: number
          story_id: string
          updated_at?: string
        }
        Update: {
          names?: string[]
          notes?: NonNullable<Json>
          revision?: number
          story_id?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "story_notes_story_id_fkey"
            columns: ["story_id"]
            referencedRelation: "user_stories"
            referencedColumns: ["id"]
          },
        ]
      }
      story_revisions: {
        Row: {
          cause: string
          characters: number
          created_at: string
          number: number
          restored_at: string | null
          session: string | null
          story: string
          story_id: string
        }
        Insert: {
          cause: string
          characters?: never
          created_at?: string
          number: number
          restored_at?: string | null
          session?: string | null
          story: string
          story_id: string
        }
        Update: {
          cause?: string
          characters?: never
          created_at?: string
          number?: number
          restored_at?: string | null
          session?: string | null
          story?: string
          story_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "story_revisions_story_id_fkey"
            columns: ["story_id"]
            referencedRelation: "user_stories"
            referencedColumns: ["id"]
          },
        ]
      }
      story_runs: {
        Row: {
          abandoned: boolean
          caller: string
          claim: string | null
          ended_at: string | null
          free_left: number
          network: string | null
          refunded: boolean
          resumed_at: string | null
          resumes: string | null
          run_id: string
          started_at: string
          whole: boolean
        }
        Insert: {
          abandoned?: boolean
          caller: string
          claim?: string | null
          ended_at?: string | null
          free_left?: number
          network?: string | null
          refunded?: boolean
          resumed_at?: string | null
          resumes?: string | null
          run_id: string
          started_at?: string
          whole?: boolean
        }
        Update: {
          abandoned?: boolean
          caller?: string
          claim?: string | null
          ended_at?: string | null
          free_left?: number
          network?: string | null
          refunded?: boolean
          resumed_at?: string | null
          resumes?: string | null
          run_id?: string
          started_at?: string
          whole?: boolean
        }
        Relationships: []
      }
      user_inspirations: {
        Row: {
          category: string
          created_at: string
          difficulty: string
          hidden_at: string | null
          id: string
          is_public: boolean
          language: string
          likes_count: number
          prompt: string
          title: string
          user_id: string
          uses_count: number
        }
        Insert: {
          category: string
          created_at?: string
          difficulty?: string
          hidden_at?: string | null
          id?: string
          is_public?: boolean
          language?: string
          likes_count?: number
          prompt: string
          title: string
          user_id?: string
          uses_count?: number
        }
        Update: {
          category?: string
          created_at?: string
          difficulty?: string
          hidden_at?: string | null
          id?: string
          is_public?: boolean
          language?: string
          likes_count?: number
          prompt?: string
          title?: string
          user_id?: string
          uses_count?: number
        }
        Relationships: [
          {
            foreignKeyName: "user_inspirations_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      user_shared_stories: {
        Row: {
          content: string
          created_at: string
          demo: boolean
          generator_id: string
          hidden_at: string | null
          id: string
          is_public: boolean
          is_unlisted: boolean
          language: string
          likes_count: number
          prompt: string
          share_id: string | null
          source_inspiration_id: string | null
          source_story_id: string | null
          story_id: string | null
          title: string
          user_id: string
          views_count: number
        }
        Insert: {
          content: string
          created_at?: string
          demo?: boolean
          generator_id?: string
          hidden_at?: string | null
          id?: string
          is_public?: boolean
          is_unlisted?: boolean
          language?: string
          likes_count?: number
          prompt: string
          share_id?: string | null
          source_inspiration_id?: string | null
          source_story_id?: string | null
          story_id?: string | null
          title: string
          user_id?: string
          views_count?: number
        }
        Update: {
          content?: string
          created_at?: string
          demo?: boolean
          generator_id?: string
          hidden_at?: string | null
          id?: string
          is_public?: boolean
          is_unlisted?: boolean
          language?: string
          likes_count?: number
          prompt?: string
          share_id?: string | null
          source_inspiration_id?: string | null
          source_story_id?: string | null
          story_id?: string | null
          title?: string
          user_id?: string
          views_count?: number
        }
        Relationships: [
          {
            foreignKeyName: "user_shared_stories_source_inspiration_id_fkey"
            columns: ["source_inspiration_id"]
            referencedRelation: "user_inspirations"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "user_shared_stories_source_story_id_fkey"
            columns: ["source_story_id"]
            referencedRelation: "user_shared_stories"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "user_shared_stories_story_id_fkey"
            columns: ["story_id"]
            referencedRelation: "user_stories"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "user_shared_stories_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      user_stories: {
        Row: {
          created_at: string
          deleted_at: string | null
          demo: boolean
          generator_id: string
          id: string
          language: string
          options: NonNullable<Json>
          perspective: string
          prompt: string
          revision: number
          story: string
          story_length: number | null
          title: string
          tone: string
          user_id: string
        }
        Insert: {
          created_at?: string
          deleted_at?: string | null
          demo?: boolean
          generator_id?: string
          id?: string
          language?: string
          options?: NonNullable<Json>
          perspective?: string
          prompt: string
          revision?: number
          story: string
          story_length?: number | null
          title?: string
          tone?: string
          user_id?: string
        }
        Update: {
          created_at?: string
          deleted_at?: string | null
          demo?: boolean
          generator_id?: string
          id?: string
          language?: string
          options?: NonNullable<Json>
          perspective?: string
          prompt?: string
          revision?: number
          story?: string
          story_length?: number | null
          title?: string
          tone?: string
          user_id?: string
        }
        Relationships: []
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      begin_story_run: {
        Args: {
          p_abandoned_per_hour?: number
          p_at_once?: number
          p_claim?: string
          p_expires_seconds?: number
          p_level?: string
          p_per_day?: number
          p_per_hour?: number
          p_run_id: string
          p_session_id?: string
          p_total_limit?: number
          p_user_id: string
        }
        Returns: Json
      }
      count_inspirations: {
        Args: {
          p_categories?: string[]
          p_difficulties?: string[]
          p_languages?: string[]
          p_lengths?: string[]
          p_query?: string
        }
        Returns: number
      }
      count_stories: {
        Args: {
          p_generators?: string[]
          p_languages?: string[]
          p_query?: string
        }
        Returns: number
      }
      count_story_view: {
        Args: { p_share_id?: string; p_shared_story_id: string }
        Returns: number
      }
      delete_story: { Args: { p_id: string }; Returns: number }
      delete_story_for_good: { Args: { p_id: string }; Returns: boolean }
      deleted_stories: {
        Args: { p_after_id?: string; p_before?: string; p_limit?: number }
        Returns: {
          days_left: number
          deleted_at: string
          generator_id: string
          id: string
          language: string
          title: string
        }[]
      }
      end_session: { Args: { p_id: string }; Returns: boolean }
      end_story_run: {
        Args: {
          p_abandoned?: boolean
          p_claim?: string
          p_delivered: boolean
          p_run_id: string
          p_user_id: string
        }
        Returns: undefined
      }
      export_items: {
        Args: {
          p_after_created?: string
          p_after_id?: string
          p_kind: string
          p_limit?: number
        }
        Returns: {
          created_at: string
          id: string
          item: Json
        }[]
      }
      finish_guest_run: {
        Args: { p_claim?: string; p_run_id: string; p_session_id: string }
        Returns: undefined
      }
      hold_deleted_story: { Args: { p_id: string }; Returns: number }
      import_items: {
        Args: { p_items: Json; p_kind: string }
        Returns: {
          outcome: string
          place: number
        }[]
      }
      inspiration_counts: {
        Args: { p_ids: string[] }
        Returns: {
          id: string
          liked: boolean
          likes_count: number
          uses_count: number
        }[]
      }
      is_operator: { Args: Record<PropertyKey, never>; Returns: boolean }
      keep_runs: { Args: { p_runs: string }; Returns: Json }
      lengthen_story: {
        Args: {
          p_demo: boolean
          p_former_title: string
          p_id: string
          p_options: Json
          p_story: string
          p_title: string
        }
        Returns: boolean
      }
      liked_inspirations: {
        Args: {
          p_after_id?: string
          p_after_liked?: string
          p_limit?: number
          p_query?: string
        }
        Returns: {
          author: string
          category: string
          created_at: string
          difficulty: string
          id: string
          language: string
          liked: boolean
          liked_at: string
          likes_count: number
          prompt: string
          title: string
          user_id: string
          uses_count: number
        }[]
      }
      make_recovery_codes: {
        Args: Record<PropertyKey, never>
        Returns: string[]
      }
      moderation_dismiss: {
        Args: { p_id: string; p_reason?: string; p_what: string }
        Returns: boolean
      }
      moderation_hidden: {
        Args: {
          p_after_hidden?: string
          p_after_id?: string
          p_after_what?: string
          p_limit?: number
        }
        Returns: {
          author: string
          hidden_at: string
          id: string
          language: string
          reason: string
          reports: number
          text: string
          title: string
          what: string
        }[]
      }
      moderation_hide: {
        Args: { p_id: string; p_reason?: string; p_what: string }
        Returns: boolean
      }
      moderation_log: {
        Args: { p_before?: number; p_limit?: number }
        Returns: {
          action: string
          created_at: string
          id: number
          operator: string
          reason: string
          thing_id: string
          title: string
          what: string
        }[]
      }
      moderation_reopen: {
        Args: { p_id: string; p_reason?: string; p_what: string }
        Returns: boolean
      }
      moderation_reports: {
        Args: {
          p_after_id?: string
          p_after_last?: string
          p_after_what?: string
          p_limit?: number
        }
        Returns: {
          author: string
          first_at: string
          id: string
          language: string
          last_at: string
          notes: string[]
          reasons: string[]
          reports: number
          text: string
          title: string
          what: string
        }[]
      }
      moderation_restore: {
        Args: { p_id: string; p_reason?: string; p_what: string }
        Returns: boolean
      }
      own_sessions: {
        Args: Record<PropertyKey, never>
        Returns: {
          id: string
          is_current: boolean
          last_used_at: string
          user_agent: string
        }[]
      }
      read_kept_run: {
        Args: { p_after: number; p_caller: string; p_run_id: string }
        Returns: Json
      }
      read_shared_link: {
        Args: { p_share_id: string }
        Returns: {
          author: string
          content: string
          created_at: string
          demo: boolean
          generator_id: string
          id: string
          is_hidden: boolean
          is_public: boolean
          is_unlisted: boolean
          language: string
          liked: boolean
          likes_count: number
          prompt: string
          share_id: string
          source_author: string
          source_inspiration_id: string
          source_story_id: string
          source_title: string
          title: string
          user_id: string
          views_count: number
        }[]
      }
      read_shared_story: {
        Args: { p_id: string }
        Returns: {
          author: string
          content: string
          created_at: string
          demo: boolean
          generator_id: string
          id: string
          is_hidden: boolean
          is_public: boolean
          is_unlisted: boolean
          language: string
          liked: boolean
          likes_count: number
          prompt: string
          share_id: string
          source_author: string
          source_inspiration_id: string
          source_story_id: string
          source_title: string
          title: string
          user_id: string
          views_count: number
        }[]
      }
      recently_deleted_stories: {
        Args: Record<PropertyKey, never>
        Returns: {
          id: string
          language: string
          ms_left: number
          title: string
        }[]
      }
      record_inspiration_use: {
        Args: { p_inspiration_id: string; p_story_id?: string }
        Returns: number
      }
      recovery_codes_left: { Args: Record<PropertyKey, never>; Returns: number }
      refund_guest_generation: {
        Args: { p_claim?: string; p_run_id: string; p_session_id: string }
        Returns: Json
      }
      report_content: {
        Args: {
          p_inspiration_id?: string
          p_note?: string
          p_reason?: string
          p_share_id?: string
          p_shared_story_id?: string
        }
        Returns: boolean
      }
      request_account_deletion: {
        Args: Record<PropertyKey, never>
        Returns: string
      }
      restore_story: { Args: { p_id: string }; Returns: boolean }
      save_story_notes: {
        Args: {
          p_base?: number
          p_names?: string[]
          p_notes: Json
          p_story_id: string
        }
        Returns: Json
      }
      save_story_text: {
        Args: {
          p_base: number
          p_cause: string
          p_demo?: boolean
          p_id: string
          p_restored?: number
          p_session: string
          p_story: string
        }
        Returns: Json
      }
      search_inspirations: {
        Args: {
          p_after_created?: string
          p_after_id?: string
          p_after_likes?: number
          p_categories?: string[]
          p_difficulties?: string[]
          p_languages?: string[]
          p_lengths?: string[]
          p_limit?: number
          p_order?: string
          p_query?: string
        }
        Returns: {
          author: string
          category: string
          created_at: string
          difficulty: string
          id: string
          language: string
          liked: boolean
          likes_count: number
          prompt: string
          title: string
          user_id: string
          uses_count: number
        }[]
      }
      search_shared_stories: {
        Args: {
          p_after_created?: string
          p_after_id?: string
          p_after_views?: number
          p_generators?: string[]
          p_languages?: string[]
          p_limit?: number
          p_order?: string
          p_query?: string
        }
        Returns: {
          author: string
          created_at: string
          demo: boolean
          generator_id: string
          id: string
          language: string
          liked: boolean
          likes_count: number
          opening: string
          prompt: string
          share_id: string
          source_author: string
          source_inspiration_id: string
          source_story_id: string
          source_title: string
          title: string
          user_id: string
          views_count: number
        }[]
      }
      search_stories: {
        Args: {
          p_backwards?: boolean
          p_from_created?: string
          p_from_id?: string
          p_from_title?: string
          p_generators?: string[]
          p_languages?: string[]
          p_limit?: number
          p_order?: string
          p_query?: string
        }
        Returns: {
          created_at: string
          generator_id: string
          heading: string
          id: string
          language: string
          prompt: string
          story_length: number
          title: string
          unfinished: boolean
        }[]
      }
      shared_story_counts: {
        Args: { p_ids: string[]; p_share_ids?: string[] }
        Returns: {
          id: string
          liked: boolean
          likes_count: number
          views_count: number
        }[]
      }
      spend_guest_generation: {
        Args: {
          p_attempts_limit?: number
          p_claim?: string
          p_guests_limit?: number
          p_network?: string
          p_network_limit?: number
          p_resumes?: string
          p_run_id: string
          p_session_id: string
          p_total_limit?: number
        }
        Returns: Json
      }
      spend_random_prompt: {
        Args: {
          p_caller: string
          p_network?: string
          p_per_day?: number
          p_per_hour?: number
          p_per_network?: number
        }
        Returns: Json
      }
      spend_short_call: {
        Args: {
          p_caller: string
          p_network?: string
          p_per_day?: number
          p_per_hour?: number
          p_per_network?: number
        }
        Returns: Json
      }
      stop_kept_run: {
        Args: { p_caller: string; p_run_id: string }
        Returns: undefined
      }
      subscribe_to_newsletter: {
        Args: { p_consent: string; p_email: string }
        Returns: boolean
      }
      toggle_inspiration_like: {
        Args: { p_inspiration_id: string; p_liked?: boolean }
        Returns: Json
      }
      toggle_story_like: {
        Args: {
          p_liked?: boolean
          p_share_id?: string
          p_shared_story_id: string
        }
        Returns: Json
      }
      use_recovery_code: { Args: { p_code: string }; Returns: boolean }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] &
        DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] &
        DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {},
  },
} as const
